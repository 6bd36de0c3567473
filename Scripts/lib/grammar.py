"""Colours lines as an editor does that reads a TextMate grammar; of its rules, those that Scripts/editor uses."""

import re


class Grammar:
    """A grammar whose rules look at one line at a time."""

    def __init__(self, data):
        self.patterns = data["patterns"]
        self.repository = data["repository"]

    def _rules(self, patterns):
        for pattern in patterns:
            if "include" in pattern:
                rule = self.repository[pattern["include"].removeprefix("#")]
                yield from self._rules([rule] if "match" in rule or "begin" in rule else rule["patterns"])
            else:
                yield pattern

    def scopes(self, line):
        """Pairs of a scope and the text it has, in the order of the line."""
        return self._scan(line, 0, list(self._rules(self.patterns)), None)[0]

    def _scan(self, line, start, rules, end):
        found = []
        while start <= len(line):
            best, rule = None, None
            for each in rules:
                match = re.compile(each.get("match") or each["begin"]).search(line, start)
                if match and match.end() > match.start() and (best is None or match.start() < best.start()):
                    best, rule = match, each
            close = end.search(line, start) if end else None
            if close and (best is None or close.start() <= best.start()):
                return found, close.end()
            if best is None:
                break
            start = best.end()
            if "begin" in rule:
                inner, start = self._scan(line, best.end(), list(self._rules(rule["patterns"])), re.compile(rule["end"]))
                found.append((rule["name"], line[best.start():start]))
                found += inner
                continue
            if "name" in rule:
                found.append((rule["name"], best[0]))
            for number, capture in sorted(rule.get("captures", {}).items()):
                if best[int(number)]:
                    found.append((capture["name"], best[int(number)].strip()))
        return found, len(line)
