"""The public interface of a module, read from the symbol graphs that the compiler writes."""

import re

# What the compiler adds and an app cannot tell, but for the actor of a whole type.
ATTRIBUTES = re.compile(r"@(MainActor|preconcurrency|Sendable)\s+|\b(nonisolated|override|final|dynamic|public|open)\s+")
KINDS = ("class", "struct", "enum", "protocol")


def plain(text):
    """A declaration without what does not matter to those who use it."""
    text = ATTRIBUTES.sub("", text)
    text = re.sub(r"\s+", " ", text).strip()
    text = re.sub(r" : ", ": ", text)
    # What can be read, or read and set, is declared in several ways.
    text = re.sub(r"^((?:static |class )?)let (.*)$", r"\1var \2 { get }", text)
    if re.match(r"((static|class|weak) )*var ", text) and not text.endswith("}"):
        text += " { get set }"
    # Nobody can tell how the class holds what an app only reads.
    if text.endswith("{ get }"):
        text = text.removeprefix("weak ")
    return text


def signature(text):
    """A declaration as it is compared: without the names that only its body uses.

    "static" and "class" differ only in what may be overridden.
    """
    text = re.sub(r"([(,] ?\w+) \w+:", r"\1:", text)
    return re.sub(r"^(static|class) (?=var|func|let)", "static ", text)


def parameters_of(text):
    """What stands between the outermost parentheses after a name, or nothing."""
    depth = 0
    start = None
    for at, character in enumerate(text):
        if character == "(":
            depth += 1
            if depth == 1 and start is None:
                start = at + 1
        elif character == ")":
            depth -= 1
            if depth == 0:
                return text[start:at]
    return ""


def labels_of(parameters):
    """The labels of some parameters, given as their text."""
    labels, depth, begins = [], 0, True
    for word in re.findall(r"->|[(\[<{]|[)\]>}]|,|[^\s(\[<{)\]>},]+", parameters):
        if word in "([<{":
            depth += 1
        elif word in ")]>}":
            depth -= 1
        elif word == "," and depth == 0:
            begins = True
        elif begins and word != "->":
            labels.append(word.rstrip(":"))
            begins = False
    return labels


def name_of(text):
    """The name of a member with its labels, from its declaration."""
    match = re.search(r"\b(?:var|let|case) (`?\w+`?)", text)
    if match and "(" not in text[:match.start()]:
        return match.group(1).strip("`")
    match = re.search(r"\b(func (\w+|==) ?|init[?!]?)", text)
    base = match.group(2) or "init"
    labels = labels_of(parameters_of(text[match.end():]))
    if base == "==":
        labels = ["_" for _ in labels]
    return f"{base}({''.join(label + ':' for label in labels)})"


class Declaration:
    """A type or member: its text, and how far an app may change it."""

    def __init__(self, symbol, text):
        self.usr, self.text = symbol["identifier"]["precise"], text
        self.owner = ".".join(symbol["pathComponents"][:-1]) or "-"
        self.kind = symbol["kind"]["identifier"].removeprefix("swift.")
        self.is_open = symbol["accessLevel"] == "open"
        self.is_in_extension = "swiftExtension" in symbol
        fragments = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
        self.is_on_main_actor = "@MainActor" in fragments and "@preconcurrency" in fragments


class Interface:
    """Types by their full name, members by the type's name and their own."""

    def __init__(self, graphs):
        self.types, self._members, self._above = {}, {}, {}
        names = {}
        symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
        for symbol in symbols:
            names[symbol["identifier"]["precise"]] = ".".join(symbol["pathComponents"])
        for graph in graphs:
            for relation in graph["relationships"]:
                if relation["kind"] in ("inheritsFrom", "conformsTo"):
                    above = names.get(relation["target"]) or relation.get("targetFallback", "").split(".")[-1]
                    self._above.setdefault(relation["source"], []).append((relation["kind"], above))
        for symbol in symbols:
            self._add(symbol)

    def _add(self, symbol):
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        path = symbol["pathComponents"]
        text = plain("".join(fragment["spelling"] for fragment in symbol["declarationFragments"]))
        if kind in KINDS:
            self.types[".".join(path)] = Declaration(symbol, self._with_superclass(symbol, kind, text))
        else:
            made = Declaration(symbol, text)
            self._members.setdefault((made.owner, path[-1].strip("`")), []).append(made)

    def _with_superclass(self, symbol, kind, text):
        above = self._above.get(symbol["identifier"]["precise"], [])
        if kind == "class":
            above = [name for relation, name in above if relation == "inheritsFrom"]
        elif kind == "protocol":
            above = [name for relation, name in above if name not in ("Sendable", "SendableMetatype")]
        else:
            above = []
        head, _, condition = text.partition(" where ")
        head = head.split(":")[0] + (f": {above[0]}" if above else "")
        return head + (f" where {condition}" if condition else "")

    def overridable(self):
        """Every instance member and class method of a class: pairs of a title and a declaration."""
        for (owner, name), found in self._members.items():
            declaration = self.types.get(owner)
            if declaration is not None and declaration.text.startswith("class"):
                for member in found:
                    if member.kind in ("property", "method", "subscript", "type.method"):
                        yield f"{owner}.{name}", member

    def is_protocol(self, name):
        return name in self.types and self.types[name].text.startswith("protocol")

    def members(self, owner, name):
        """The declarations of a member, of the superclasses too if the class has none."""
        while owner:
            found = self._members.get((owner, name))
            if found:
                return found
            declaration = self.types.get(owner)
            if declaration is None or not declaration.text.startswith("class"):
                return []
            above = [n for relation, n in self._above.get(declaration.usr, []) if relation == "inheritsFrom"]
            owner = above[0] if above else None
        return []
