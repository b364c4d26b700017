/** What drawing pictures may cost: by points, at once, and in waiting. And what a refusal leaves: nothing. */
import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { openShop } from '../../support/http';
import { form, pngBytes } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const folders = [path.join(process.env.DATA_DIR!, 'uploads', 'media'), path.join(process.env.DATA_DIR!, 'private')];
const kept = async () => ({
  records: (await shop.payload().count({ collection: 'media' })).totalDocs,
  files: folders.flatMap((folder) => (fs.existsSync(folder) ? fs.readdirSync(folder) : [])).length,
});
const picture = async (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#369' } })
    .png()
    .toBuffer();

test('the largest accepted picture is stored no larger than it is displayed', async () => {
  const { caller } = await make.person();
  const { body } = await caller.post('/set-profile-picture', form({}, { image: { bytes: await picture(5_000) } }));
  expect(body.status).toBe(200);
  const original = body.image.replace('-thumbnail', '');
  const drawn = Buffer.from(await (await fetch(`${shop.origin()}${original}`)).arrayBuffer());
  expect(await sharp(drawn).metadata()).toMatchObject({ width: 2_000, height: 2_000, format: 'webp' });
});

test('of many at once, those beyond the queue are asked to try again and leave nothing; the others are stored', async () => {
  const people = await make.crowd(40);
  const bytes = await picture(3_000);
  const before = await kept();
  const replies = await Promise.all(
    people.map(({ caller }) => caller.post('/set-profile-picture', form({}, { image: { bytes } }))),
  );
  const done = replies.filter(({ http, body }) => http === 200 && body.status === 200).length;
  const later = replies.filter(({ http }) => http === 503);
  expect(done + later.length).toBe(40);
  expect([done >= 20, later.length > 0]).toEqual([true, true]);
  for (const { headers, body } of later)
    expect([Number(headers.get('retry-after')) > 0, body.status]).toEqual([true, 503]);
  const after = await kept();
  expect([after.records - before.records, after.files - before.files]).toEqual([done, done * 4]);
});

test('of concurrent requests for the same return, only one keeps its photo', async () => {
  const seller = await make.seller();
  const customer = await make.person();
  const bought = await make.order({ seller, customer, product: await make.product(seller), status: 6 });
  const fields = {
    product_id: String(bought.product.id),
    order_id: String(bought.order.number),
    tracking_id: bought.package.tracking_id,
    case: 'Wrong Size',
    qty: '1',
    payment_method: 'bKash',
    payment_account: '01711111111',
    details: 'x',
  };
  const before = await kept();
  const replies = await Promise.all(
    Array.from({ length: 5 }, async () =>
      customer.caller.post('/create-return', form(fields, { image1: { bytes: await pngBytes(90) } })),
    ),
  );
  expect(replies.filter(({ body }) => body.status === 200).length).toBe(1);
  const after = await kept();
  expect([after.records - before.records, after.files - before.files]).toEqual([1, 4]);
});

test('an upload without permission is refused before it is read', async () => {
  const started = performance.now();
  const reply = await shop.visitor.post('/create-review', form({}, { image1: { bytes: Buffer.alloc(9_000_000) } }));
  expect(reply.http).toBe(401);
  expect(performance.now() - started).toBeLessThan(3_000);
});
