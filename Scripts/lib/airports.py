"""Makes the Airports app's data file from a release of PyPI's airportsdata, and checks it. Run by Scripts/airports.

The file is text, a line a thing, its parts parted by tabs:

    airports 1        RELEASE   REGIONS   CITIES   AIRPORTS     the format, what it was made from, how many lines follow
    COUNTRY           REGION    TIME ZONE                       a region, with the time zone of most of its airports
    *CITY             [REGION NUMBER]                           a city; its airports follow. With a region where the
                                                                country has several cities of this name
    ICAO  IATA  LID  NAME  REGION NUMBER  ELEVATION  LATITUDE  LONGITUDE  [TIME ZONE]

Regions count from 0. A LID of "=" is the ICAO code, one of "-" is the ICAO code without its first letter. The time
zone stands where it is not the region's. The last "city" has no name: airports of no city. Cities are in the order
of their names without marks and capitals, airports of a city those with an IATA code first, then by name.
"""

import csv
import hashlib
import io
import math
import re
import sys
import unicodedata
import zipfile
from collections import Counter, defaultdict
from pathlib import Path

from checks import Check, report

RELEASE = "20260905"
SHA256 = "d7eaa9a57d373b0adaaae0d52da2af0bb0edf73f7baa170f7c415d3342bf4868"
FOLDER = "Sources/SampleApps/Airports/Resources"
FILE, NOTICE = f"{FOLDER}/airports.txt", f"{FOLDER}/airports-notice.txt"
MOST_BYTES = 2_000_000
# Cities of one name in one country are one city if airports of theirs lie that near.
NEAR_KM = 100
LETTERS = str.maketrans({
    "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ß": "ss", "ı": "i", "ə": "a",
    "ǝ": "a"})
DROPPED = "'’‘ʻʼ`"


def fold(text):
    """A text as it is searched for: words without marks, capitals and punctuation."""
    decomposed = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in decomposed if unicodedata.category(c)[0] != "M" and c not in DROPPED)
    plain = plain.translate(LETTERS)
    return " ".join("".join(c if c.isalnum() else " " for c in plain).split())


def clean(text):
    """A text as it is shown: one form of each letter, one blank between words, nothing invisible."""
    text = "".join(c for c in unicodedata.normalize("NFC", text) if unicodedata.category(c) not in ("Cf", "Cc"))
    return " ".join(text.split())


def number(text):
    """A number without what says nothing."""
    return text.rstrip("0").rstrip(".") if "." in text else text


def distance(a, b):
    """Kilometres between two airports."""
    lat1, lon1, lat2, lon2 = (math.radians(float(v)) for v in (a["lat"], a["lon"], b["lat"], b["lon"]))
    half = math.sin((lat2 - lat1) / 2) ** 2 + math.cos(lat1) * math.cos(lat2) * math.sin((lon2 - lon1) / 2) ** 2
    return 2 * 6371 * math.asin(math.sqrt(min(1, half)))


def most_common(values):
    """The most frequent value; of several, the first in order."""
    return min(Counter(values).items(), key=lambda item: (-item[1], item[0]))[0]


def groups(airports):
    """Parts airports of one country and one city name into cities: same region, or near one another."""
    left, found = list(airports), []
    while left:
        group, work = [], [left.pop(0)]
        while work:
            one = work.pop()
            group.append(one)
            near = [a for a in left if a["subd"] == one["subd"] or distance(a, one) <= NEAR_KM]
            left = [a for a in left if a not in near]
            work += near
        found.append(group)
    return found


def text_of(csv_text, release):
    """The whole file for the data of a release."""
    airports = [{key: clean(value) for key, value in row.items()} for row in csv.DictReader(io.StringIO(csv_text))]
    zones, by_city, nowhere = defaultdict(list), defaultdict(list), []
    for airport in airports:
        zones[airport["country"], airport["subd"]].append(airport["tz"])
        if airport["city"]:
            by_city[fold(airport["city"]), airport["country"]].append(airport)
        else:
            nowhere.append(airport)
    regions = sorted(zones)
    numbers = {region: index for index, region in enumerate(regions)}
    cities = []
    for (folded, country), members in by_city.items():
        parts = groups(members)
        for part in parts:
            region = most_common(a["subd"] for a in part) if len(parts) > 1 else None
            cities.append((folded, country, region or "", most_common(a["city"] for a in part), region, part))
    cities.sort(key=lambda city: city[:3])
    lines = [f"airports 1\t{release}\t{len(regions)}\t{len(cities)}\t{len(airports)}"]
    lines += ["\t".join([*region, most_common(zones[region])]) for region in regions]
    for _, country, _, name, region, members in cities:
        lines.append(f"*{name}" if region is None else f"*{name}\t{numbers[country, region]}")
        lines += airport_lines(members, numbers, zones)
    lines.append("*")
    lines += airport_lines(nowhere, numbers, zones)
    return "\n".join(lines) + "\n"


def airport_lines(airports, numbers, zones):
    for a in sorted(airports, key=lambda a: (not a["iata"], fold(a["name"]), a["icao"])):
        region = a["country"], a["subd"]
        lid = {a["icao"]: "=", a["icao"][1:]: "-"}.get(a["lid"], a["lid"])
        parts = [
            a["icao"], a["iata"], lid, a["name"], str(numbers[region]), number(a["elevation"]), number(a["lat"]),
            number(a["lon"])]
        yield "\t".join(parts + ([a["tz"]] if a["tz"] != most_common(zones[region]) else []))


AIRPORT = re.compile(
    r"[A-Z0-9_]{4}\t(?:[A-Z0-9]{3})?\t(?:[A-Z0-9]{2,4}(?:-\d+)?|[=-])?\t[^\t]+\t(?P<region>\d+)\t(?:-?\d+(?:\.\d+)?)?"
    r"\t-?\d+(?:\.\d+)?\t-?\d+(?:\.\d+)?(?:\t[^\t]+)?")
CITY = re.compile(r"\*(?P<name>[^\t]+)(?:\t(?P<region>\d+))?|\*")


def checks_of(content, notice):
    """The checks of a file, given its bytes and those of the notice beside it."""
    lines_check, counts = Check("every line of the airports is well formed"), Check("the airports are all there")
    order, size = Check("cities are in order, and codes are unique"), Check("the file of airports is small")
    legal = Check("the notice of the airports stands beside them")
    lines = content.decode("utf-8").split("\n")
    header = re.fullmatch(r"airports 1\t(\d{8})\t(\d+)\t(\d+)\t(\d+)", lines[0])
    counts.looked_at = 1
    if header is None or lines[-1] != "":
        counts.add(f"{FILE}:1", "has no header, or the last line has no end")
        return [counts]
    release, *expected = header[1], *map(int, header.groups()[1:])
    if release != RELEASE:
        counts.add(f"{FILE}:1", f"is made from {release}, not {RELEASE}")
    regions, cities, airports, codes, previous = 0, 0, 0, set(), ""
    for place, line in enumerate(lines[1:-1], 2):
        lines_check.looked_at += 1
        if regions < expected[0]:
            regions += 1
            if not re.fullmatch(r"[A-Z]{2}\t[^\t]*\t[^\t]*", line):
                lines_check.add(f"{FILE}:{place}", "is no region")
            continue
        is_city = line.startswith("*")
        match = (CITY if is_city else AIRPORT).fullmatch(line)
        if match is None:
            lines_check.add(f"{FILE}:{place}", "is no city" if is_city else "is no airport")
            continue
        if match["region"] and int(match["region"]) >= regions:
            lines_check.add(f"{FILE}:{place}", f"names region {match['region']}, which is not there")
        if is_city:
            name = fold(match["name"] or "")
            order.looked_at += 1
            if match["name"] and name < previous:
                order.add(f"{FILE}:{place}", f'"{match["name"]}" is not in order')
            cities, previous = cities + bool(match["name"]), name
        else:
            airports += 1
            code = line.split("\t")[0]
            if code in codes:
                order.add(f"{FILE}:{place}", f"{code} is there twice")
            codes.add(code)
    found = [regions, cities, airports]
    if found != expected:
        counts.add(f"{FILE}:1", f"promises {expected} regions, cities and airports, but there are {found}")
    size.looked_at = 1
    if len(content) > MOST_BYTES:
        size.add(f"{FILE}:1", f"has {len(content)} bytes, more than {MOST_BYTES}")
    legal.looked_at = 1
    if b"MIT License" not in notice or b"Mike Borsetti" not in notice:
        legal.add(f"{NOTICE}:1", "lacks the licence of airportsdata")
    return [lines_check, counts, order, size, legal]


def notice_of(licence, release):
    return (
        f"airports.txt is made by Scripts/airports from airportsdata {release} (https://pypi.org/project/airportsdata/),"
        f"\nunder this licence:\n\n{licence}")


def release_files(wheel):
    """What both files must hold, from the wheel of the release."""
    content = wheel.read_bytes()
    if hashlib.sha256(content).hexdigest() != SHA256:
        sys.exit(f"Scripts/airports: {wheel.name} has another hash than Scripts/lib/airports.py names")
    with zipfile.ZipFile(io.BytesIO(content)) as archive:
        data = archive.read("airportsdata/airports.csv").decode("utf-8")
        licence = archive.read(f"airportsdata-{RELEASE}.dist-info/licenses/LICENSE").decode("utf-8")
    return {FILE: text_of(data, RELEASE).encode("utf-8"), NOTICE: notice_of(licence, RELEASE).encode("utf-8")}


def main(arguments):
    if arguments == ["--release"]:
        print(RELEASE)
        return 0
    root = Path(arguments[0])
    if arguments[1:] == ["--check"]:
        read = [(root / name).read_bytes() if (root / name).exists() else b"" for name in (FILE, NOTICE)]
        return report(checks_of(*read))
    made = release_files(Path(arguments[1]))
    if arguments[2:] == ["--compare"]:
        check = Check("the airports are those of the release")
        for name, content in made.items():
            check.looked_at += 1
            if not (root / name).exists() or (root / name).read_bytes() != content:
                check.add(f"{name}:1", "is not what Scripts/airports writes")
        return report([check])
    for name, content in made.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_bytes(content)
        print(f"{name}: {len(content)} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
