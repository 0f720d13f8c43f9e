"""Pages as HTML for Qt's rich text, in the colours and sizes of a look."""

from __future__ import annotations

import re
from html import escape, unescape
from typing import Final

from laksewhist.gui.help.markup import Block, BlockKind, Page, Section
from laksewhist.gui.help.tables import Tables, box
from laksewhist.gui.look import Look

PICTURE_SCHEME: Final = "picture"
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_SLANTED: Final = re.compile(r"\*([^*\s](?:[^*]*[^*\s])?)\*")
_LINK: Final = re.compile(r"\[(.+?)\]\((.+?)\)")
_TAG: Final = re.compile(r"<[^>]*>")
_IN_WORDS: Final = re.compile(r"</?(?:a|b|span)\b[^>]*>")
"""Tags that part no words."""
_STYLE: Final = """
body {{ color: {ink}; font-size: {type}px; }}
p, li, td {{ font-size: {type}px; }}
p.title {{ font-size: {title}px; font-weight: bold; margin-top: 0; margin-bottom: {gap}px; line-height: 110%; }}
p.head {{ font-size: {head}px; font-weight: bold; margin-top: {wide}px; margin-bottom: {small}px; }}
p.head {{ line-height: 115%; }}
span.here {{ color: {accent}; font-size: {head}px; }}
hr {{ background-color: {line}; margin-top: {gap}px; margin-bottom: {gap}px; }}
p.kind {{ font-size: {type}px; font-weight: bold; margin-top: {gap}px; margin-bottom: {small}px; }}
p, li {{ line-height: 145%; margin-top: 0; margin-bottom: {gap}px; }}
ul, ol {{ margin-top: 0; margin-bottom: {gap}px; margin-left: 0; }}
li {{ margin-bottom: {small}px; }}
a {{ color: {accent}; text-decoration: underline; }}
p.inside {{ margin-bottom: 0; line-height: 135%; }}
p.picture {{ margin-top: {small}px; margin-bottom: {small}px; line-height: 100%; }}
p.caption, .soft, span.tag {{ color: {soft}; }}
p.caption {{ font-size: {label}px; }}
span.tag {{ font-size: {label}px; font-weight: normal; }}
th {{ color: {soft}; font-weight: normal; font-size: {label}px; text-align: left; }}
th {{ padding: {small}px {gap}px {small}px 0; }}
td {{ padding: {tiny}px {gap}px {tiny}px 0; }}
table {{ margin-bottom: {gap}px; }}
table.house {{ background-color: {wash}; margin-top: {tiny}px; }}
table.house td {{ padding: {gap}px; font-weight: bold; }}
table.note {{ background-color: {inset}; margin-top: {tiny}px; }}
table.note td {{ padding: {gap}px; }}
.good {{ color: {good}; font-weight: bold; }}
.bad {{ color: {bad}; }}
.hit {{ color: {card_ink}; background-color: {gold}; }}
"""
_SIZES: Final = {"title": 30, "head": 19, "type": 15, "label": 13}
_SPACES: Final = {"tiny": 4, "small": 6, "gap": 12, "wide": 26}


def style(look: Look) -> str:
    """The style sheet of every page."""
    theme = look.theme
    names = ("ink", "line", "soft", "accent", "wash", "inset", "good", "bad", "card_ink", "gold")
    sizes = {name: look.font(size).pixelSize() for name, size in _SIZES.items()}
    spaces = {name: look.px(size) for name, size in _SPACES.items()}
    return _STYLE.format(**{name: getattr(theme, name) for name in names}, **sizes, **spaces)


def inline(text: str) -> str:
    """A line of a page: bold, names of commands, and links."""
    bold = _SLANTED.sub(r"<i>\1</i>", _BOLD.sub(r"<b>\1</b>", escape(text, quote=False)))
    return _LINK.sub(lambda found: f'<a href="{escape(found[2])}">{found[1]}</a>', bold)


def plain(html: str) -> str:
    """What is to be read of a piece of HTML, on one line."""
    return " ".join(unescape(_TAG.sub(" ", _IN_WORDS.sub("", html))).split())


def page_html(page: Page, tables: Tables, anchor: str = "") -> str:
    """A whole page; the heading of the section that `anchor` names stands out."""
    sections = (section_html(section, tables, here=anchor in section.anchors) for section in page.sections)
    return f'<body><a name="top"></a><p class="title">{inline(page.title)}</p>{"".join(sections)}</body>'


def section_html(section: Section, tables: Tables, *, here: bool = False) -> str:
    """A section with its heading, anchors and the rules it explains."""
    blocks = "".join(block_html(block, tables) for block in section.blocks)
    if not section.heading:
        return blocks
    anchors = "".join(f'<a name="{name}"></a>' for name in section.anchors)
    rules = " · ".join(f"R{rule}" for rule in section.rules)
    tag = f'&nbsp;&nbsp; <span class="tag">{rules}</span>' if rules else ""
    heading = f'<span class="here">{inline(section.heading)}</span>' if here else inline(section.heading)
    return f'<p class="head">{anchors}{heading}{tag}</p>{blocks}'


def block_html(block: Block, tables: Tables) -> str:
    """One block."""
    match block.kind:
        case BlockKind.PARAGRAPH:
            return f"<p>{inline(block.lines[0])}</p>"
        case BlockKind.BULLETS | BlockKind.NUMBERS:
            tag = "ul" if block.kind is BlockKind.BULLETS else "ol"
            return f"<{tag}>{''.join(f'<li>{inline(line)}</li>' for line in block.lines)}</{tag}>"
        case BlockKind.TABLE:
            return _table_html(block.lines)
        case BlockKind.NOTE:
            return box("note", inline(block.lines[0]))
        case BlockKind.RULE:
            return "<hr>"
        case BlockKind.PICTURE:
            caption, spec = block.lines
            picture = f'<p class="picture"><img src="{PICTURE_SCHEME}:{escape(spec)}"></p>'
            return picture + (f'<p class="caption">{inline(caption)}</p>' if caption else "")
        case BlockKind.FILLED:
            return tables.fill(block.lines[0])


def _table_html(lines: tuple[str, ...]) -> str:
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]
    head = "".join(f"<th>{inline(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{inline(cell)}</td>" for cell in row) + "</tr>" for row in rows[2:])
    return f'<table cellspacing="0"><tr>{head}</tr>{body}</table>'
