/** Pictures: three sizes whose names follow from one, names that tell the content, and browsers that may keep them for a year. */
import sharp from 'sharp';
import { renditionsOf } from '../../../domain/pictures/renditions';
import { openShop } from '../../support/http';

const shop = openShop();

async function keep(name: string, red: number) {
  const data = await sharp({ create: { width: 900, height: 600, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .png()
    .toBuffer();
  return shop.payload().create({
    collection: 'media',
    data: { alt: 'a plain ground' },
    file: { data, mimetype: 'image/png', name, size: data.length },
  });
}

test('all sizes of a picture are derived from one name, and exist', async () => {
  const kept = await keep('ground.png', 10);
  const path = `/uploads/media/${kept.sizes?.card?.filename}`;
  const sizes = renditionsOf(path);
  expect(sizes.map(({ path }) => path)).toEqual(
    ['thumbnail', 'card', 'large'].map((size) => `/uploads/media/${kept.sizes?.[size as 'card']?.filename}`),
  );
  for (const { path, width } of sizes) {
    const answer = await fetch(`${shop.origin()}${path}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    // What is smaller than a size is not made larger.
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(Math.min(width, 900));
  }
});

test('another picture with the same name gets another URL, so that a cached URL never shows the wrong picture', async () => {
  const [one, other] = [await keep('offer.png', 20), await keep('offer.png', 220)];
  expect(one.filename).toMatch(/^offer-[0-9a-f]{10}\.webp$/);
  expect(other.filename).toMatch(/^offer-[0-9a-f]{10}\.webp$/);
  expect(other.filename).not.toBe(one.filename);
});

test('pictures may be cached for a year, answers are revalidated by ETag', async () => {
  const { filename } = await keep('shelf.png', 30);
  const picture = await fetch(`${shop.origin()}/uploads/media/${filename}`);
  expect(picture.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const first = await fetch(`${shop.origin()}/api/get-slider-images`);
  const etag = first.headers.get('etag') ?? '';
  expect([etag !== '', first.headers.get('cache-control')]).toEqual([true, 'no-cache']);
  expect((await fetch(`${shop.origin()}/api/get-slider-images`, { headers: { 'If-None-Match': etag } })).status).toBe(
    304,
  );
});
