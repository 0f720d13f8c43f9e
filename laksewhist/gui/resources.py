"""The compiled resources: cards, fonts and translations below ``:/``."""

from importlib import import_module

_MODULE = "laksewhist.gui._resources"


class ResourcesMissingError(RuntimeError):
    """The resources were not compiled; the message says how to do it."""


def ensure_resources() -> None:
    """Make ``:/cards``, ``:/fonts`` and ``:/i18n`` readable; a second call changes nothing.

    Raises:
        ResourcesMissingError: in a working copy where the resources were never compiled.
    """
    try:
        import_module(_MODULE)  # it registers what it holds when it is imported
    except ModuleNotFoundError as error:
        if error.name != _MODULE:
            raise
        raise ResourcesMissingError(
            "The cards, fonts and translations are not compiled. In a working copy run: python packaging/build_hook.py"
        ) from error
