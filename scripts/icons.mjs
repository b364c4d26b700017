/** `node scripts/icons.mjs`: the icons of the installed shop, drawn from the logo in storefront/public/favicon.svg. */
import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { root } from './steps.mjs';

const GROUND = '#0b6e4f';
const folder = path.join(root, 'storefront/public');
const drawing = await fs.readFile(path.join(folder, 'favicon.svg'), 'utf8');
/** Everything except the background, which each icon cuts to its own shape. */
const mark = drawing.replace(/^<svg[^>]*>\s*<rect[^>]*\/>/, '').replace('</svg>', '');

/** `round` is the corner radius of the background, `part` the share of the width the logo takes. */
const draw = (round, part) => {
  const shift = (32 - 32 * part) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512"><rect width="32" height="32" rx="${round}" fill="${GROUND}"/><g transform="translate(${shift} ${shift}) scale(${part})">${mark}</g></svg>`,
  );
};

const pictures = [
  { name: 'icon-192.png', size: 192, svg: draw(7, 1) },
  { name: 'icon-512.png', size: 512, svg: draw(7, 1) },
  // The system crops it to its own shape: the background fills the square and the logo stays within the inner circle.
  { name: 'icon-maskable-512.png', size: 512, svg: draw(0, 0.78) },
  { name: 'apple-touch-icon.png', size: 180, svg: draw(0, 0.9) },
];

for (const { name, size, svg } of pictures) {
  await sharp(svg, { density: 300 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toFile(path.join(folder, name));
}
