"""What some Swift files use, read from the syntax trees that the compiler writes."""


class Uses:
    """Every declaration that is named, called, overridden or implemented."""

    def __init__(self, dumps):
        self.usrs, self.implemented, self.types = set(), set(), set()
        work = list(dumps)
        while work:
            node = work.pop()
            if isinstance(node, dict):
                self._note(node)
                work.extend(node.values())
            elif isinstance(node, list):
                work.extend(node)

    def _note(self, node):
        usr = node.get("decl_usr")
        if usr:
            self.usrs.add(usr)
        for overridden in node.get("override", []):
            self.usrs.add(overridden)
        for key in ("type", "interface_type", "protocol", "superclass_decl_usr"):
            if isinstance(node.get(key), str):
                self.types.add(node[key])
        if node.get("_kind") in ("func_decl", "var_decl"):
            name = node.get("name", {})
            base = name.get("base_name", {}).get("name", "")
            if node["_kind"] == "func_decl":
                base += "(" + "".join((label or "_") + ":" for label in name.get("args", [])) + ")"
            self.implemented.add(base)

    def contain(self, wanted, declarations, owner):
        """Whether a line of the list is used, given its declarations and that of its type.

        What a delegate implements is known by its name, an inherited initialiser by the type that is made.
        """
        usrs = {declaration.usr for declaration in declarations}
        if wanted.type_kind:
            return any(self._names_type(usr) for usr in usrs)
        if wanted.name.startswith("init(") and all(each.owner != wanted.owner for each in declarations):
            return owner is not None and self._names_type(owner.usr)
        return bool(usrs & self.usrs) or wanted.name in self.implemented

    def _names_type(self, usr):
        mangled = usr.removeprefix("s:")
        return usr in self.usrs or usr in self.types or any(mangled in text for text in self.types)
