/** Every picture of the demo data by name, as SVG, with the size it is rendered at. */
import type { Word } from './lettering';
import type { Glyph, Tone } from './shapes';
import type { Scene } from './scenes';
import type { Strip } from './house';
import { toneOf } from './shapes';
import { productPicture, tones } from './scenes';
import { banner, ink, leafGreen, marigold, shopBanner, shopLogo, siteLogo, siteLogoSmall, slide } from './house';
import { face, faces, identityCard, tradeLicence } from './people';
import { groceryGlyphs } from './glyphs/grocery';
import { mensGlyphs, womensGlyphs } from './glyphs/fashion';
import { electronicsGlyphs } from './glyphs/electronics';
import { homeGlyphs } from './glyphs/home';
import { careGlyphs } from './glyphs/care';
import { babyGlyphs, bookGlyphs, sportsGlyphs } from './glyphs/play';

/** A picture to be made: its file name without ending and its drawing. */
export type Picture = { name: string; alt: string; draw: () => string };

/** Drawings by main category, then by child category. */
export const glyphs: Record<string, Record<string, Glyph>> = {
  grocery: groceryGlyphs,
  'womens-fashion': womensGlyphs,
  'mens-fashion': mensGlyphs,
  electronics: electronicsGlyphs,
  'home-kitchen': homeGlyphs,
  'beauty-care': careGlyphs,
  'baby-toys': babyGlyphs,
  'sports-outdoor': sportsGlyphs,
  'books-stationery': bookGlyphs,
};

/** Colour variants of each child category's picture. */
export const variants = 3;
export const productPictureName = (child: string, variant: number) => `product-${child}-${(variant % variants) + 1}`;

const g = (child: string): Glyph => {
  for (const set of Object.values(glyphs)) if (set[child]) return set[child];
  throw new Error(`No drawing for ${child}`);
};

function productPictures(): Picture[] {
  return Object.entries(glyphs).flatMap(([category, set], c) =>
    Object.entries(set).flatMap(([child, glyph], k) =>
      Array.from({ length: variants }, (_, v): Picture => {
        const palette = tones[category] ?? [];
        const tone: Tone = palette[(v + k) % palette.length] ?? toneOf(leafGreen, marigold);
        const stage = ((v + k + c) % 4) as Scene['stage'];
        return { name: productPictureName(child, v), alt: child.replaceAll('-', ' '), draw: () => productPicture(glyph, { tone, stage }) };
      }),
    ),
  );
}

const house = toneOf(leafGreen, marigold);
const strip = (bangla: Word, ground: string, children: readonly string[], palette: string, light = false): Strip => ({
  bangla,
  english: `${bangla}English` as Word,
  ground,
  things: children.map(g),
  tones: palette === 'house' ? [house, toneOf('#C4512D', '#F5C04E'), toneOf('#D98A1F', '#2F8F5B')] : (tones[palette] ?? [house]),
  light,
});

const slides: readonly Strip[] = [
  strip('slide1', leafGreen, ['rice', 'vegetables', 'jamdani-saree'], 'house'),
  strip('slide2', '#FBE7C4', ['fruits', 'fish', 'dairy'], 'house', true),
  strip('slide3', '#7A1F4E', ['jamdani-saree', 'panjabi', 'jewellery'], 'womens-fashion'),
  strip('slide4', '#F7EBDD', ['lamps', 'pots-pans', 'clay-craft'], 'home-kitchen', true),
  strip('slide5', '#263269', ['earbuds', 'smart-watches', 'speakers'], 'electronics'),
  strip('slide6', '#DDEEF8', ['soft-toys', 'learning-toys', 'feeding'], 'baby-toys', true),
  strip('slide7', '#1F5B31', ['cricket', 'football', 'badminton'], 'sports-outdoor'),
  strip('slide8', '#F4E4D4', ['novels', 'childrens-books', 'pens-art'], 'books-stationery', true),
];
const banners: readonly Strip[] = [
  strip('banner1', leafGreen, ['nakshi-kantha', 'clay-craft', 'handbags'], 'home-kitchen'),
  strip('banner2', '#B33A1E', ['smart-watches', 'shirts', 'rice-cookers'], 'electronics'),
  strip('banner3', '#FBE7C4', ['rice', 'cooking-oil', 'vegetables'], 'grocery', true),
  strip('banner4', '#1F4D5C', ['watches', 'jewellery', 'lamps'], 'womens-fashion'),
  strip('banner5', '#EAF2EC', ['tea-coffee', 'novels', 'notebooks'], 'grocery', true),
  strip('banner6', '#5B2A6E', ['kurti', 'perfume', 'womens-shoes'], 'womens-fashion'),
  strip('banner7', '#F6D9A8', ['kettles', 'power-banks', 'cricket'], 'electronics', true),
  strip('banner8', ink, ['wallets-belts', 'ghee-honey', 'soap'], 'house'),
];

/** What each shop shows of itself, by the first part of its owner's e-mail. */
const shopSigns: Record<string, { letters: Word; tone: Tone; children: readonly string[] }> = {
  'grocer-savar': { letters: 'savar', tone: toneOf('#2F7D46', marigold), children: ['rice', 'vegetables', 'fish', 'cooking-oil', 'dairy'] },
  'grocer-sylhet': { letters: 'surma', tone: toneOf('#1F7A8C', '#F5C04E'), children: ['tea-coffee', 'fruits', 'spices', 'ghee-honey', 'fish'] },
  'vendor-fashion': { letters: 'rong', tone: toneOf('#A62465', '#F2B84B'), children: ['jamdani-saree', 'panjabi', 'jewellery', 'handbags', 'kurti'] },
  'vendor-gadget': { letters: 'gadget', tone: toneOf('#33478F', marigold), children: ['earbuds', 'smart-watches', 'power-banks', 'cricket', 'speakers'] },
  'vendor-home': { letters: 'nakshi', tone: toneOf('#A9552C', '#F0C05A'), children: ['pots-pans', 'lamps', 'nakshi-kantha', 'soft-toys', 'novels'] },
};

function shopPictures(): Picture[] {
  return Object.entries(shopSigns).flatMap(([shop, { letters, tone, children }]): Picture[] => [
    { name: `shop-logo-${shop}`, alt: 'Shop logo', draw: () => shopLogo(letters, tone) },
    { name: `shop-banner-${shop}`, alt: 'Shop banner', draw: () => shopBanner(children.map(g), tone) },
  ]);
}

/** All pictures of the demo data. */
export const pictures: readonly Picture[] = [
  { name: 'site-logo', alt: 'Haat', draw: siteLogo },
  { name: 'site-logo-small', alt: 'Haat', draw: siteLogoSmall },
  ...slides.map((it, i): Picture => ({ name: `slide-${i + 1}`, alt: 'Slide', draw: () => slide(it) })),
  ...banners.map((it, i): Picture => ({ name: `banner-${i + 1}`, alt: 'Banner', draw: () => banner(it) })),
  ...shopPictures(),
  ...faces.map((it, i): Picture => ({ name: `face-${i + 1}`, alt: 'Profile picture', draw: () => face(it) })),
  ...productPictures(),
];

/** The papers of a vendor application, by the field that holds them. */
export const papers: readonly (Picture & { field: string })[] = [
  { field: 'trade_license_image', name: 'trade-licence', alt: 'Trade licence (sample)', draw: tradeLicence },
  { field: 'nid_front_image', name: 'nid-front', alt: 'Identity card, front (sample)', draw: () => identityCard('front') },
  { field: 'nid_back_image', name: 'nid-back', alt: 'Identity card, back (sample)', draw: () => identityCard('back') },
];
