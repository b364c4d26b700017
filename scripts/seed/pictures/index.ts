/** Every picture of the demo data by name, as SVG, with the size it is rendered at. */
import type { Word } from './lettering';
import type { Glyph, Tone } from './shapes';
import type { Scene } from './scenes';
import type { Strip } from './house';
import { group, paper, toneOf } from './shapes';
import { categoryPicture, productPicture, tones } from './scenes';
import { banner, ink, leafGreen, marigold, mark, shopBanner, shopLogo, siteLogo, siteLogoSmall, slide } from './house';
import { face, faces, identityCard, tradeLicence } from './people';
import { groceryGlyphs } from './glyphs/grocery';
import { mensGlyphs, womensGlyphs } from './glyphs/fashion';
import { electronicsGlyphs } from './glyphs/electronics';
import { homeGlyphs } from './glyphs/home';
import { careGlyphs } from './glyphs/care';
import { babyGlyphs, bookGlyphs, sportsGlyphs } from './glyphs/play';
import { electricGoods } from './goods/electric';
import { freshGoods } from './goods/fresh';
import { houseGoods } from './goods/house';
import { kitchenGoods } from './goods/kitchen';
import { box } from './goods/packs';
import { wornGoods } from './goods/worn';
import { categories } from '../catalogue/categories';
import { products } from '../catalogue/products';
import { slugOf } from '../../../domain/places/bangladesh/slugOf';

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

/**
 * Drawings by the name of the product. A product without one is drawn like its child category, in another colour than
 * its neighbours.
 */
export const goods: Record<string, Glyph> = { ...kitchenGoods, ...freshGoods, ...wornGoods, ...electricGoods, ...houseGoods };

/** The names of a product's pictures, the main one first: the product, and the carton it arrives in. */
export const productPictureNames = ({ name, main }: { name: string; main: string }) => [`product-${slugOf(name)}`, `product-carton-${main}`];

const g = (child: string): Glyph => {
  for (const set of Object.values(glyphs)) if (set[child]) return set[child];
  throw new Error(`No drawing for ${child}`);
};

const toneAt = (main: string, at: number): Tone => tones[main]?.[at % 4] ?? house;
const stageAt = (at: number) => (at % 4) as Scene['stage'];

function productPictures(): Picture[] {
  const byName = new Map(products.map((product) => [product.name, product]));
  return [...byName.values()].map((product, at): Picture => {
    const scene = { tone: toneAt(product.main, product.picture), stage: stageAt(at) };
    return {
      name: productPictureNames(product)[0] ?? '',
      alt: product.name,
      draw: () => productPicture(goods[product.name] ?? g(product.child), scene),
    };
  });
}

/** What everything arrives in: fits wherever it cannot be known what stands below. */
const carton: Glyph = (tone) =>
  box({ ...tone, main: '#C99A62', deep: '#A9783F', pale: '#E8CFA4' }, group('translate(-60 -60) scale(1.2)', mark(leafGreen, marigold, paper)), 560, 430);

function cartons(): Picture[] {
  return Object.keys(glyphs).map((main, at): Picture => {
    const draw = () => productPicture(carton, { tone: toneAt(main, at), stage: stageAt(at) });
    return { name: `product-carton-${main}`, alt: 'Carton', draw };
  });
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
  strip('banner2', '#B33A1E', ['vegetables', 'cooking-oil', 'fruits'], 'house'),
  strip('banner3', '#FBE7C4', ['rice', 'cooking-oil', 'vegetables'], 'grocery', true),
  strip('banner4', '#1F4D5C', ['watches', 'jewellery', 'lamps'], 'womens-fashion'),
  strip('banner5', '#EAF2EC', ['tea-coffee', 'novels', 'notebooks'], 'grocery', true),
  { ...strip('banner6', '#5B2A6E', [], 'house'), things: [carton, carton, carton] },
  { ...strip('banner7', '#F6D9A8', [], 'house', true), things: [carton, carton, carton] },
  strip('banner8', ink, ['wallets-belts', 'ghee-honey', 'soap'], 'house'),
];

/** The pictures of each shop, by the first part of its owner's e-mail. */
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

/** The goods of a main category: the first kind of each of its first three parts. */
function categoryPictures(): Picture[] {
  return categories.map(({ slug, name, subs }, at): Picture => {
    const kinds = [...subs, ...subs].slice(0, 3).map(({ children }, part) => children[part < subs.length ? 0 : 1]?.[0] ?? '');
    return { name: `category-${slug}`, alt: name, draw: () => categoryPicture(kinds.map(g), toneAt(slug, at)) };
  });
}

/** All pictures of the demo data. */
export const pictures: readonly Picture[] = [
  { name: 'site-logo', alt: 'Haat', draw: siteLogo },
  { name: 'site-logo-small', alt: 'Haat', draw: siteLogoSmall },
  ...slides.map((it, i): Picture => ({ name: `slide-${i + 1}`, alt: '', draw: () => slide(it) })),
  ...banners.map((it, i): Picture => ({ name: `banner-${i + 1}`, alt: '', draw: () => banner(it) })),
  ...shopPictures(),
  ...faces.map((it, i): Picture => ({ name: `face-${i + 1}`, alt: 'Profile picture', draw: () => face(it) })),
  ...productPictures(),
  ...cartons(),
  ...categoryPictures(),
];

/** The documents of a vendor application, by their field. */
export const papers: readonly (Picture & { field: string })[] = [
  { field: 'trade_license_image', name: 'trade-licence', alt: 'Trade licence (sample)', draw: tradeLicence },
  { field: 'nid_front_image', name: 'nid-front', alt: 'Identity card, front (sample)', draw: () => identityCard('front') },
  { field: 'nid_back_image', name: 'nid-back', alt: 'Identity card, back (sample)', draw: () => identityCard('back') },
];
