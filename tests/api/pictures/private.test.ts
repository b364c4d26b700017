/**
 * Photos of returns and of applications: those who may see the record can read them, everybody else gets the answer
 * for an unknown one, on every path to a file or its record.
 */
import fs from 'node:fs';
import path from 'node:path';
import { openShop, PASSWORD, type Caller } from '../../support/http';
import { form, pngBytes, type Person, type Seller } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';

const shop = openShop();
const make = shopping(shop);
const folders = {
  public: path.join(process.env.DATA_DIR!, 'uploads', 'media'),
  private: path.join(process.env.DATA_DIR!, 'private'),
};

type Picture = {
  id: number;
  filename: string;
  purpose: string;
  owner: number;
  sizes: Record<string, { filename: string }>;
};
const rowOf = async (id: unknown) =>
  (await shop.payload().findByID({ collection: 'media', id: id as number, depth: 0 })) as unknown as Picture;
const namesOf = ({ filename, sizes }: Picture) => [filename, ...Object.values(sizes).map((size) => size.filename)];
const isIn = (folder: string, picture: Picture) =>
  namesOf(picture).map((name) => fs.existsSync(path.join(folder, name)));

/** What a browser or a client gets at a path that came out of an answer. */
async function open(at: string, token: string | null, headers: Record<string, string> = {}) {
  const reply = await fetch(`${shop.origin()}${at}`, {
    headers: { ...(token ? { Authorization: `Bearer ${token}` } : {}), ...headers },
  });
  const bytes = Buffer.from(await reply.arrayBuffer());
  return {
    http: reply.status,
    type: reply.headers.get('content-type'),
    cache: reply.headers.get('cache-control'),
    bytes,
    isPicture: bytes.subarray(8, 12).toString() === 'WEBP',
  };
}

let seller: Seller;
let other: Seller;
let admin: Person;
let subadmin: Person;
let incharge: Person;
let customer: Person;
let stranger: Person;
let request: { id: number; product: { id: number }; order: { number: number } };
let picture: Picture;

beforeAll(async () => {
  [seller, other, admin, subadmin, customer, stranger] = [
    await make.seller(),
    await make.seller(),
    await make.admin(),
    await make.subadmin(),
    await make.person(),
    await make.person(),
  ];
  const housed = await make.warehouse();
  incharge = housed.incharge;
  const bought = await make.order({
    seller,
    customer,
    warehouse: housed.warehouse,
    product: await make.product(seller),
    status: 6,
  });
  const fields = {
    product_id: String(bought.product.id),
    order_id: String(bought.order.number),
    tracking_id: bought.package.tracking_id,
    case: 'Wrong Size',
    qty: '1',
    payment_method: 'bKash',
    payment_account: '01711111111',
    details: 'Too small',
  };
  const { body } = await customer.caller.post(
    '/create-return',
    form(fields, { image1: { bytes: await pngBytes(700, 500) } }),
  );
  expect(body.status).toBe(200);
  const kept = (await shop.payload().findByID({ collection: 'returns', id: body.returns.id, depth: 0 })) as unknown as {
    image1: number;
  };
  request = { id: body.returns.id, product: bought.product, order: bought.order };
  picture = await rowOf(kept.image1);
});

describe('a photo of a return', () => {
  test('belongs to the customer and is outside the served folder', () => {
    expect(picture).toMatchObject({ purpose: 'return', owner: customer.user.id });
    expect(isIn(folders.private, picture)).toEqual([true, true, true, true]);
    expect(isIn(folders.public, picture)).toEqual([false, false, false, false]);
  });

  test('can be read at the path in the answer, by its customer, its vendor and admins', async () => {
    const own = (await customer.caller.get('/my-all-return-product')).body.returns[0].image1;
    const vendors = (
      await seller.caller.get(`/get-vendor-return-details/${request.product.id}/${request.order.number}`)
    ).body.returns.image1;
    const admins = (await admin.caller.get(`/get-return-details/${request.product.id}/${request.order.number}`)).body
      .returns.image1;
    for (const [at, { caller }] of [
      [own, customer],
      [vendors, seller],
      [admins, admin],
      [admins, subadmin],
    ] as const) {
      expect(await open(at, caller.token)).toMatchObject({
        http: 200,
        type: 'image/webp',
        cache: 'private, no-store',
        isPicture: true,
      });
    }
    // A browser shows it in an <img>: with the cookie alone.
    const session = await fetch(`${shop.origin()}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: customer.user.email, password: PASSWORD }),
    });
    const cookie = session.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
    expect(await open(own, null, { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' })).toMatchObject({
      http: 200,
      isPicture: true,
    });
    // The sizes differ.
    expect((await open(`${admins}?size=thumbnail`, admin.caller.token)).bytes.length).toBeLessThan(
      (await open(admins, admin.caller.token)).bytes.length,
    );
  });

  test.each<[string, () => Caller]>([
    ['another customer', () => stranger.caller],
    ['a vendor of another shop', () => other.caller],
    ['the incharge, who sees no returns', () => incharge.caller],
  ])('is not there for %s', async (_who, callerOf) => {
    const caller = callerOf();
    const unknown = await caller.get('/return-picture/99999999/image1');
    expect(unknown.body).toMatchObject({ status: 404 });
    for (const at of [
      `/return-picture/${request.id}/image1`,
      `/return-picture/${request.id}/image1?size=card`,
      `/return-picture/${request.id}/image2`,
    ]) {
      const reply = await caller.get(at);
      expect([at, reply.http, reply.body]).toEqual([at, unknown.http, unknown.body]);
    }
    const noFile = await caller.get('/media/file/nothing-0123456789.webp');
    for (const name of namesOf(picture)) {
      const reply = await caller.get(`/media/file/${name}`);
      expect([reply.http, reply.body]).toEqual([noFile.http, noFile.body]);
    }
    expect(noFile.http).toBe(404);
  });

  test('cannot be found by a visitor, at any URL', async () => {
    expect((await shop.visitor.get(`/return-picture/${request.id}/image1`)).http).toBe(401);
    for (const name of namesOf(picture)) {
      for (const at of [
        `/uploads/media/${name}`,
        `/uploads/${name}`,
        `/uploads/private/${name}`,
        `/private/${name}`,
        `/uploads/media/../../private/${name}`,
        `/uploads/..%2fprivate%2f${name}`,
        `/api/media/file/${name}`,
        `/api/documents/file/${name}`,
      ]) {
        const { http, isPicture } = await open(at, null);
        expect([at, http >= 400, http >= 500, isPicture]).toEqual([at, true, false, false]);
      }
    }
  });

  test('is not served as a document, and documents are not served as pictures', async () => {
    expect((await admin.caller.get(`/documents/file/${picture.filename}`)).http).toBe(404);
  });

  test.each(['', '?size=', '?size=huge', '?size=../../haat.db'])(
    'requested with an unknown size (%s) gets an error code',
    async (query) => {
      expect((await customer.caller.get(`/return-picture/${request.id}/image1${query}`)).http).toBeLessThan(500);
      expect((await customer.caller.get(`/return-picture/${request.id}/image9${query}`)).http).toBe(400);
      for (const id of ['0', '-1', '1e309', '99999999999999999999', 'abc', 'null'])
        expect((await customer.caller.get(`/return-picture/${id}/image1${query}`)).body.status).not.toBe(200);
    },
  );
});

describe('the records of pictures in the CMS', () => {
  const idsOf = async (caller: Caller, query: string) =>
    ((await caller.get(`/media?depth=0&limit=100&${query}`)).body.docs ?? []).map((doc: { id: number }) => doc.id);

  test('are listed only to staff and vendors', async () => {
    for (const caller of [shop.visitor, customer.caller, stranger.caller]) {
      for (const at of ['/media', '/media?limit=1&depth=0', `/media/${picture.id}`, '/media/count']) {
        const { http, body } = await caller.get(at);
        expect([at, http, body.docs, body.totalDocs]).toEqual([at, 403, undefined, undefined]);
      }
    }
  });

  test('of customers’ photos are only for admins, and cannot be inferred by any query', async () => {
    const questions = [
      `where[id][equals]=${picture.id}`,
      `where[filename][equals]=${picture.filename}`,
      'where[purpose][equals]=return',
      `where[alt][like]=${encodeURIComponent('Product')}&where[purpose][equals]=return`,
      `where[or][0][id][equals]=${picture.id}&where[or][1][purpose][equals]=application`,
    ];
    for (const question of questions) {
      for (const caller of [seller.caller, other.caller, incharge.caller])
        expect([question, (await idsOf(caller, question)).includes(picture.id)]).toEqual([question, false]);
      expect([question, (await idsOf(admin.caller, question)).includes(picture.id)]).toEqual([question, true]);
    }
    // Public pictures are found by staff and vendors.
    expect(
      (await idsOf(seller.caller, 'where[purpose][equals]=product')).length +
        (await idsOf(seller.caller, 'where[purpose][equals]=site')).length,
    ).toBeGreaterThan(0);
    expect((await seller.caller.get(`/media?where[owner][equals]=${customer.user.id}`)).http).toBe(400);
    expect((await other.caller.get(`/media/${picture.id}`)).http).toBe(404);
    const counted = await other.caller.get(`/media/count?where[id][equals]=${picture.id}`);
    expect(counted.body.totalDocs).toBe(0);
  });

  test('are not populated for those who may not see them', async () => {
    // The vendor may see the request, and opens its photo by the call for it: of the picture’s record there is the id alone.
    const { docs } = (await seller.caller.get(`/returns?depth=2&where[id][equals]=${request.id}`)).body;
    expect(docs).toMatchObject([{ id: request.id, image1: picture.id }]);
    expect((await admin.caller.get(`/returns/${request.id}?depth=1`)).body.image1).toMatchObject({
      id: picture.id,
      purpose: 'return',
    });
  });

  test('of a profile picture do not tell visitors whose it is, although the picture itself is public', async () => {
    const { body } = await stranger.caller.post(
      '/set-profile-picture',
      form({}, { image: { bytes: await pngBytes(50) } }),
    );
    expect((await open(body.image, null)).http).toBe(200);
    expect(await idsOf(seller.caller, 'where[purpose][equals]=profile')).toEqual([]);
  });

  test('cannot be given an owner or a purpose by anybody', async () => {
    const body = new FormData();
    body.set(
      '_payload',
      JSON.stringify({
        alt: 'mine',
        owner: customer.user.id,
        purpose: 'return',
        filename: 'x.webp',
        createdAt: '2099-01-01T00:00:00.000Z',
      }),
    );
    body.set('file', new Blob([new Uint8Array(await pngBytes())], { type: 'image/png' }), 'mine.png');
    const sent = await seller.caller.post('/media', body);
    expect(sent.http).toBe(201);
    expect(await rowOf(sent.body.doc.id)).toMatchObject({ owner: seller.user.id, purpose: 'product', alt: 'mine' });
    const changed = await admin.caller.patch(`/media/${sent.body.doc.id}`, {
      alt: 'other',
      owner: customer.user.id,
      purpose: 'return',
      width: 1,
      filename: 'y.webp',
      mimeType: 'text/html',
    });
    expect(changed.http).toBe(200);
    const row = await rowOf(sent.body.doc.id);
    expect(row).toMatchObject({
      owner: seller.user.id,
      purpose: 'product',
      alt: 'other',
      filename: sent.body.doc.filename,
      width: 40,
      mimeType: 'image/webp',
    });
  });

  test('of private pictures cannot be used for public records', async () => {
    const product = await make.product(other);
    for (const [caller, at] of [
      [other.caller, `/products/${product.id}`],
      [admin.caller, `/products/${product.id}`],
      [customer.caller, `/users/${customer.user.id}`],
      [admin.caller, '/globals/site-information'],
    ] as const) {
      const field = at.startsWith('/products') ? 'image2' : at.startsWith('/users') ? 'image' : 'logo';
      const reply = await caller.send(at.startsWith('/globals') ? 'POST' : 'PATCH', at, { [field]: picture.id });
      expect([at, reply.http >= 400, reply.http >= 500]).toEqual([at, true, false]);
      expect(JSON.stringify(reply.body)).toContain(field);
    }
  });

  test('that somebody else references are not deleted with that reference', async () => {
    const product = await make.product(seller);
    const shown = await rowOf(product.image1);
    await shop.payload().update({ collection: 'products', id: product.id, data: { image1: (await make.image()).id } });
    expect((await stranger.caller.patch(`/users/${stranger.user.id}`, { image: shown.id })).http).toBe(200);
    expect((await stranger.caller.post('/delete-profile-picture')).status).toBe(200);
    expect(await rowOf(shown.id)).toMatchObject({ id: shown.id });
    expect(isIn(folders.public, shown)).toContain(true);
  });
});

describe('an API key', () => {
  const keyOf = async (...scopes: string[]) => {
    const { body } = await admin.caller.post('/api-key-create', {
      name: scopes.join(' '),
      owner: admin.user.id,
      scopes,
      current_password: PASSWORD,
    });
    return body.key as string;
  };

  test('reads the pictures within its scopes', async () => {
    const at = `/api/return-picture/${request.id}/image1`;
    expect(await open(at, null, { 'X-API-Key': await keyOf('orders:read') })).toMatchObject({
      http: 200,
      isPicture: true,
    });
    expect((await open(at, null, { 'X-API-Key': await keyOf('catalogue:read', 'people:read') })).http).toBe(403);
  });

  test('for the catalogue finds no customer’s photo', async () => {
    const key = await keyOf('catalogue:read', 'catalogue:write');
    const ask = (method: string, at: string) =>
      fetch(`${shop.origin()}/api${at}`, { method, headers: { 'X-API-Key': key } });
    expect(
      ((await (await ask('GET', `/media?where[id][equals]=${picture.id}`)).json()) as { docs: unknown[] }).docs,
    ).toEqual([]);
    expect((await ask('GET', `/media/file/${picture.filename}`)).status).toBe(404);
    expect((await ask('DELETE', `/media/${picture.id}`)).status).toBeGreaterThanOrEqual(403);
    expect(await rowOf(picture.id)).toMatchObject({ id: picture.id });
  });
});

describe('the photo of an application', () => {
  const apply = async () => {
    const applicant = await make.person();
    const { district, upazila } = await make.place();
    const at = {
      district: String(district.id),
      upazila: String(upazila.id),
      thana: 'T',
      postcode: '1340',
      address: 'House 1',
    };
    const business = Object.fromEntries(Object.entries(at).map(([name, value]) => [`business_${name}`, value]));
    const fields = {
      ...at,
      ...business,
      name: 'Rahima',
      nid: '1234567890',
      mobile: '+8801712345678',
      email: 'rahima@made.test',
      birthdate: '1990-05-01',
      gender: 'Female',
      business_name: 'Rahima Fashion',
      type: '2',
      business_type: 'Brand Shop',
      trade_license: '',
      bin: '',
    };
    const bytes = await pngBytes(400, 400);
    const { body } = await applicant.caller.post(
      '/submit-vendor-application',
      form(fields, { image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } }),
    );
    const vendor = await shop.payload().findByID({ collection: 'vendors', id: body.id, depth: 0 });
    return { applicant, vendor, photo: await rowOf(vendor.image) };
  };

  test('is for the applicant and admins; for warehouse staff once they handle a package of the vendor', async () => {
    const { applicant, vendor } = await apply();
    const { image } = (await admin.caller.get(`/get-single-vendor/${vendor.id}`)).body.vendor;
    expect(image).toBe(`/api/vendor-document/${vendor.id}/image?size=card`);
    for (const { caller } of [applicant, admin, subadmin])
      expect(await open(image, caller.token)).toMatchObject({ http: 200, cache: 'private, no-store', isPicture: true });
    for (const { caller } of [customer, seller, incharge])
      expect((await caller.get(image.replace('/api', ''))).body).toMatchObject({ status: 404 });
    expect((await shop.visitor.get(image.replace('/api', ''))).http).toBe(401);
    const { warehouse, incharge: handling } = await make.warehouse();
    await make.order({ seller: { ...seller, vendor }, warehouse });
    expect(await open(image, handling.caller.token)).toMatchObject({ http: 200, isPicture: true });
    expect((await incharge.caller.get(image.replace('/api', ''))).body).toMatchObject({ status: 404 });
  });

  test.each<[string, (vendor: number, user: number) => Promise<number>]>([
    ['the application', async (vendor) => (await admin.caller.delete(`/rejected-vendor/${vendor}`)).status],
    ['the account', async (_vendor, user) => (await admin.caller.post(`/delete-user-account/${user}`)).status],
  ])('goes with %s', async (_what, remove) => {
    const { applicant, vendor, photo } = await apply();
    expect(isIn(folders.private, photo)).toEqual([true, true, true, true]);
    expect(await remove(vendor.id, applicant.user.id)).toBe(200);
    expect(isIn(folders.private, photo)).toEqual([false, false, false, false]);
  });
});

test('a photo is deleted with its request, and deleting it in the CMS deletes its files', async () => {
  const keep = async () => {
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
    const { image1 } = (await shop
      .payload()
      .findByID({ collection: 'returns', id: body.returns.id, depth: 0 })) as unknown as { image1: number };
    return { id: body.returns.id as number, photo: await rowOf(image1) };
  };
  const one = await keep();
  expect((await customer.caller.delete(`/delete-return-request/${one.id}`)).status).toBe(200);
  expect(isIn(folders.private, one.photo)).toEqual([false, false, false, false]);
  const two = await keep();
  expect((await admin.caller.delete(`/media/${two.photo.id}`)).http).toBe(200);
  expect(isIn(folders.private, two.photo)).toEqual([false, false, false, false]);
  expect((await customer.caller.get(`/return-picture/${two.id}/image1`)).body).toMatchObject({ status: 404 });
});
