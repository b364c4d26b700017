/**
 * Draws the shop's own pictures from the drawings of the demo data: the goods on the category tiles, side by side in
 * one file, and the default picture for link previews. `node -C production --import tsx scripts/drawings.ts`.
 */
import path from 'node:path';
import sharp from 'sharp';
import { kindsOfGoods, type KindOfGoods } from '../storefront/src/shopping/kinds';
import { glyphs, pictures } from './seed/pictures/index';
import { svg, tones } from './seed/pictures/scenes';
import { group, paper } from './seed/pictures/shapes';

const inShop = (file: string) => path.join(import.meta.dirname, '../storefront', file);
/** Twice as large as they are shown. */
const PIXELS = 128;

const drawings: Readonly<Record<KindOfGoods, readonly [main: string, child: string]>> = {
  rice: ['grocery', 'rice'],
  daal: ['grocery', 'dal'],
  vegetable: ['grocery', 'vegetables'],
  oil: ['grocery', 'cooking-oil'],
  herbs: ['grocery', 'spices'],
  biscuits: ['grocery', 'biscuits-snacks'],
  womens: ['womens-fashion', 'jamdani-saree'],
  mens: ['mens-fashion', 'panjabi'],
  wash: ['grocery', 'laundry'],
  baby: ['baby-toys', 'feeding'],
  personal: ['beauty-care', 'shampoo'],
  lifestyle: ['home-kitchen', 'lamps'],
  shoe: ['mens-fashion', 'mens-shoes'],
  girls: ['womens-fashion', 'kurti'],
  appliances: ['electronics', 'rice-cookers'],
};

function draw(kind: KindOfGoods): Promise<Buffer> {
  const [main, child] = drawings[kind];
  const glyph = glyphs[main]?.[child];
  const tone = tones[main]?.[0];
  if (!glyph || !tone) throw new Error(`there is no drawing of ${child}`);
  const drawing = svg(1200, 1200, group('translate(60 60) scale(1.08)', glyph(tone)));
  return sharp(Buffer.from(drawing)).resize(PIXELS, PIXELS).png().toBuffer();
}

const goods = await Promise.all(kindsOfGoods.map(draw));
await sharp({
  create: { width: PIXELS * goods.length, height: PIXELS, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .composite(goods.map((input, place) => ({ input, left: place * PIXELS, top: 0 })))
  .webp({ quality: 80, effort: 6 })
  .toFile(inShop('src/shopping/kinds.webp'));

/** The size that every network shows whole. */
const SHARED = { width: 1200, height: 630 };
const pictureOf = (name: string, width: number): Promise<Buffer> => {
  const picture = pictures.find((each) => each.name === name);
  if (!picture) throw new Error(`there is no ${name}`);
  return sharp(Buffer.from(picture.draw())).resize({ width }).png().toBuffer();
};
await sharp({ create: { ...SHARED, channels: 3, background: paper } })
  .composite([
    { input: await pictureOf('site-logo', 520), left: 64, top: 76 },
    { input: await pictureOf('slide-1', SHARED.width), gravity: 'south' },
  ])
  .jpeg({ quality: 86, mozjpeg: true })
  .toFile(inShop('public/share.jpg'));
