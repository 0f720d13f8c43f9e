"""The interface's language, changed at any moment without a restart."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

LANGUAGES: Final = ("da", "en")
_NAME: Final = "laksewhist-translator"


def set_language(language: str) -> None:
    """Changes every text at once; `language` is one of LANGUAGES. Needs an application object and the resources."""
    app = QCoreApplication.instance()
    assert app is not None
    app.setProperty(_NAME, language)
    for old in app.findChildren(QTranslator, _NAME):
        app.removeTranslator(old)
        old.setParent(None)
    qt_folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for source in (f"{qt_folder}/qtbase_{language}.qm", f":/i18n/laksewhist_{language}.qm"):
        translator = QTranslator(app)
        translator.setObjectName(_NAME)
        if translator.load(source):
            app.installTranslator(translator)


def locale() -> QLocale:
    """How days and sizes are written in the language that was set."""
    app = QCoreApplication.instance()
    return QLocale(str(app.property(_NAME) or LANGUAGES[0]) if app is not None else LANGUAGES[0])


def system_language() -> str:
    """Danish, unless the system speaks another language: then English. A system without a language is Danish too."""
    language = QLocale.system().language()
    return "da" if language in (QLocale.Language.Danish, QLocale.Language.C) else "en"
