"""Makes the font files of the storefront (storefront/src/ui/fonts) and of papers (services/pdf/fonts, the same ones
unpacked) from the packages of @fontsource/hind-siliguri.

    pip install fonttools brotli && python3 scripts/fonts.py

Instructions for low-resolution screens (hinting) are left out, which halves every file; all glyphs, conjuncts and marks
of Bangla stay. The taka sign joins the Latin files, so that a price on an English page does not bring the Bangla ones.
"""
import os

from fontTools import merge, subset

SOURCE = "node_modules/@fontsource/hind-siliguri/files/hind-siliguri-{}-{}-normal.woff2"
TARGET = "storefront/src/ui/fonts/hind-siliguri-{}-{}.woff2"
PAPER = "services/pdf/fonts/hind-siliguri-{}-{}.ttf"
TAKA = 0x09F3
BANGLA = [0x0951, 0x0952, 0x0964, 0x0965, *range(0x0980, 0x09FF), 0x200C, 0x200D, 0x25CC]


def part(script, weight, characters):
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["*"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    font = subset.load_font(SOURCE.format(script, weight), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def save(font, script, weight):
    font.flavor = "woff2"
    write(font, TARGET.format(script, weight))
    font.flavor = None
    write(font, PAPER.format(script, weight))


def write(font, name):
    font.save(name)
    print(f"{name}: {os.path.getsize(name)} bytes")


def kept(font, name):
    font.flavor = None
    font.save(name)
    return name


for weight in ("400", "600"):
    save(part("bengali", weight, BANGLA), "bengali", weight)
    latin = kept(part("latin", weight, range(0x0000, 0x2300)), "/tmp/haat-latin.ttf")
    taka = part("bengali", weight, [TAKA])
    for table in ("GSUB", "GPOS", "GDEF"):
        if table in taka:
            del taka[table]
    joined = merge.Merger().merge([latin, kept(taka, "/tmp/haat-taka.ttf")])
    save(joined, "latin", weight)
