/** Draws the goods on the category tiles of the shop, side by side in one file: `node --import tsx scripts/kinds.ts`. */
import path from 'node:path';
import sharp from 'sharp';
import { kindsOfGoods, type KindOfGoods } from '../storefront/src/shopping/kinds';
import { glyphs } from './seed/pictures/index';
import { svg, tones } from './seed/pictures/scenes';
import { group } from './seed/pictures/shapes';

const FILE = path.join(import.meta.dirname, '../storefront/src/shopping/kinds.webp');
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

const drawn = await Promise.all(kindsOfGoods.map(draw));
await sharp({
  create: { width: PIXELS * drawn.length, height: PIXELS, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
})
  .composite(drawn.map((input, place) => ({ input, left: place * PIXELS, top: 0 })))
  .webp({ quality: 80, effort: 6 })
  .toFile(FILE);
