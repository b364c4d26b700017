/** Pictures from before they had a purpose: sorted at start by the records that show them, private ones out of the served folder. */
import fs from 'node:fs';
import path from 'node:path';
import { createLocalReq } from 'payload';
import { verifyData } from '../../../scripts/verify/verifyData';
import { openDb } from '../../../services/db/openDb';
import { storeOf } from '../../../services/media/files';
import { placePictures } from '../../../services/media/placePictures';
import { sweepFiles } from '../../../services/media/sweepFiles';
import { openCtx } from '../../../services/openCtx';
import { openShop } from '../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const folders = {
  public: path.join(process.env.DATA_DIR!, 'uploads', 'media'),
  private: path.join(process.env.DATA_DIR!, 'private'),
};

type Picture = { id: number; filename: string; purpose: string | null; sizes: Record<string, { filename: string }> };
const rowOf = async (id: unknown) =>
  (await shop.payload().findByID({ collection: 'media', id: id as number, depth: 0 })) as unknown as Picture;
const namesOf = ({ filename, sizes }: Picture) => [filename, ...Object.values(sizes).map((size) => size.filename)];
const isIn = (folder: string, picture: Picture) =>
  namesOf(picture).map((name) => fs.existsSync(path.join(folder, name)));
const all = [true, true, true, true];
const none = [false, false, false, false];

const db = async () => openDb(shop.payload(), await createLocalReq({}, shop.payload()));
const place = async () => placePictures(await db());
/** As an older version left it: no purpose, and every file in the folder that is served. */
async function asBefore(picture: Picture): Promise<void> {
  await shop.payload().db.updateOne({ collection: 'media', id: picture.id, data: { purpose: null } });
  for (const name of namesOf(picture))
    if (fs.existsSync(path.join(folders.private, name)))
      fs.renameSync(path.join(folders.private, name), path.join(folders.public, name));
}

let seller: Seller;
let customer: Person;
let request: number;
beforeAll(async () => {
  [seller, customer] = [await make.seller(), await make.person()];
});

async function returned(): Promise<Picture> {
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
  const { body } = await customer.caller.post(
    '/create-return',
    form(fields, { image1: { bytes: await pngBytes(60) } }),
  );
  request = body.returns.id;
  const { image1 } = (await shop.payload().findByID({ collection: 'returns', id: request, depth: 0 })) as unknown as {
    image1: number;
  };
  return rowOf(image1);
}

test('each gets the purpose of the record that shows it; return photos leave the served folder; a second run changes nothing', async () => {
  const photo = await returned();
  const product = await rowOf((await make.product(seller)).image1);
  const person = await make.person();
  await person.caller.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes(50) } }));
  const profile = await rowOf(
    (
      (await shop.payload().findByID({ collection: 'users', id: person.user.id, depth: 0 })) as unknown as {
        image: number;
      }
    ).image,
  );
  const loose = await make.image();
  const left = await shop.payload().create({
    collection: 'media',
    data: { alt: 'left', owner: customer.user.id, purpose: 'review' },
    file: { data: await pngBytes(70), mimetype: 'image/png', name: 'left.png', size: 1 },
  });
  const pictures = [photo, product, profile, await rowOf(loose.id), await rowOf(left.id)];
  for (const picture of pictures) await asBefore(picture);
  expect(isIn(folders.public, photo)).toEqual(all);
  expect((await fetch(`${shop.origin()}/uploads/media/${photo.filename}`)).status).toBe(200);
  for (let round = 0; round < 2; round += 1) {
    await place();
    expect(await Promise.all(pictures.map(async ({ id }) => (await rowOf(id)).purpose))).toEqual([
      'return',
      'product',
      'profile',
      'site',
      'other',
    ]);
    expect([isIn(folders.private, photo), isIn(folders.public, photo)]).toEqual([all, none]);
    expect([isIn(folders.public, product), isIn(folders.public, profile), isIn(folders.private, pictures[4]!)]).toEqual(
      [all, all, all],
    );
  }
  expect((await fetch(`${shop.origin()}/uploads/media/${photo.filename}`)).status).toBe(404);
  expect((await customer.caller.get(`/return-picture/${request}/image1`)).http).toBe(200);
});

test('a photo that a public record also shows stays public', async () => {
  const photo = await returned();
  await asBefore(photo);
  const product = await make.product(seller);
  await shop.payload().db.updateOne({ collection: 'products', id: product.id, data: { image2: photo.id } });
  await place();
  expect([(await rowOf(photo.id)).purpose, isIn(folders.public, photo)]).toEqual(['product', all]);
});

test('an interrupted move is continued at the next start: with some files moved, or copied to another disk and not yet removed', async () => {
  const photo = await returned();
  await asBefore(photo);
  const [first, second] = namesOf(photo) as [string, string];
  fs.renameSync(path.join(folders.public, first), path.join(folders.private, first));
  fs.copyFileSync(path.join(folders.public, second), path.join(folders.private, second));
  fs.writeFileSync(path.join(folders.private, `${second}.part`), 'half');
  await place();
  expect([(await rowOf(photo.id)).purpose, isIn(folders.private, photo), isIn(folders.public, photo)]).toEqual([
    'return',
    all,
    none,
  ]);
  fs.unlinkSync(path.join(folders.private, `${second}.part`));
});

test('a file in the wrong folder is reported and swept; those in the right one stay', async () => {
  const photo = await returned();
  const [name] = namesOf(photo) as [string];
  fs.copyFileSync(path.join(folders.private, name), path.join(folders.public, name));
  fs.writeFileSync(path.join(folders.private, 'stray.webp'), 'half a picture');
  for (const file of [path.join(folders.public, name), path.join(folders.private, 'stray.webp')])
    fs.utimesSync(file, new Date(0), new Date(0));
  const { notes } = await verifyData(shop.payload(), {
    files: { store: storeOf(shop.payload()), places: ['pictures', 'private'] },
  });
  expect(notes.join('\n')).toContain(name);
  expect(notes.join('\n')).toContain('stray.webp');
  const ctx = openCtx(await createLocalReq({}, shop.payload()));
  await sweepFiles({ ...ctx, now: new Date(ctx.now.getTime() + 25 * 3_600_000) });
  expect([
    fs.existsSync(path.join(folders.public, name)),
    fs.existsSync(path.join(folders.private, 'stray.webp')),
  ]).toEqual([false, false]);
  expect(isIn(folders.private, photo)).toEqual(all);
});
