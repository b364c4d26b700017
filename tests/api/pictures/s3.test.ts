/** A shop that keeps its files on a service that speaks S3: kept, shown, refused, swept, and what happens while it is away. */
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createLocalReq } from 'payload';
import { verifyData } from '../../../scripts/verify/verifyData';
import type { FilePlace } from '../../../gateways/files/files';
import { placePictures } from '../../../services/media/placePictures';
import { storeOf } from '../../../services/media/files';
import { sweepFiles } from '../../../services/media/sweepFiles';
import { openCtx } from '../../../services/openCtx';
import { openShop } from '../../support/http';
import { form, pngBytes } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';
import { openS3 } from '../../../scripts/cluster/s3';

const s3 = await openS3();
Object.assign(process.env, s3.env, { FILE_STORE: 's3' });
beforeAll(s3.start);
const shop = openShop();
const make = shopping(shop);
afterAll(async () => {
  await s3.kill();
  s3.remove();
});

const store = () => storeOf(shop.payload());
async function namesIn(place: FilePlace): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of store().list(place)) names.push(name);
  return names.sort();
}
const all = async () => [await namesIn('pictures'), await namesIn('private'), await namesIn('documents')];
const records = async () => {
  const { totalDocs: media } = await shop.payload().count({ collection: 'media' });
  const { totalDocs: documents } = await shop.payload().count({ collection: 'documents' });
  return { media, documents };
};
const onDisk = () =>
  ['uploads', 'private', 'documents'].filter((name) => fs.existsSync(path.join(process.env.DATA_DIR!, name)));
const fetched = async (at: string, init: RequestInit = {}) => {
  const reply = await fetch(`${shop.origin()}${at}`, init);
  return { http: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) };
};
const ctx = async () => openCtx(await createLocalReq({}, shop.payload()));

/** A profile picture: its path in the smallest size, as the call answers it. */
async function pictured() {
  const person = await make.person();
  const { body } = await person.caller.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes(90) } }));
  expect(body.status).toBe(200);
  return { person, at: body.image as string, name: path.basename(body.image as string) };
}

async function applied() {
  const person = await make.person();
  const { district, upazila } = await make.place();
  const at = {
    district: String(district.id),
    upazila: String(upazila.id),
    thana: 'T',
    postcode: '1340',
    address: 'H 1',
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
  const bytes = await pngBytes(120);
  const reply = await person.caller.post(
    '/submit-vendor-application',
    form(fields, { image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } }),
  );
  return { person, reply };
}

test('a picture is stored in all sizes in the public bucket, and served at its usual path', async () => {
  const { at, name } = await pictured();
  expect(
    (await namesIn('pictures')).filter((each) => each.startsWith(name.replace('-thumbnail.webp', ''))),
  ).toHaveLength(4);
  expect(onDisk()).toEqual([]);
  const shown = await fetched(at);
  expect([shown.http, shown.headers.get('content-type'), shown.headers.get('cache-control')]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable',
  ]);
  expect(shown.bytes.subarray(8, 12).toString()).toBe('WEBP');
  const stored = (await store().open('pictures', name))!;
  expect((await buffer(stored.body)).equals(shown.bytes)).toBe(true);
  const head = await fetched(at, { method: 'HEAD' });
  expect([head.http, head.headers.get('content-length'), head.bytes.length]).toEqual([
    200,
    String(shown.bytes.length),
    0,
  ]);
  // As browsers send it: fetch here would add that no cache is wanted.
  const again = http.get(`${shop.origin()}${at}`, { headers: { 'If-None-Match': shown.headers.get('etag')! } });
  const [reply] = (await once(again, 'response')) as [http.IncomingMessage];
  expect([reply.statusCode, (await buffer(reply)).length]).toEqual([304, 0]);
});

test('a part of it is answered, and one beyond its end refused', async () => {
  const { at } = await pictured();
  const { bytes } = await fetched(at);
  const ask = (range: string) => fetched(at, { headers: { Range: range } });
  const part = await ask('bytes=10-19');
  expect([part.http, part.headers.get('content-range')]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(part.bytes.equals(bytes.subarray(10, 20))).toBe(true);
  expect((await ask('bytes=-5')).bytes.equals(bytes.subarray(-5))).toBe(true);
  const beyond = await ask(`bytes=${bytes.length}-`);
  expect([beyond.http, beyond.headers.get('content-range')]).toEqual([416, `bytes */${bytes.length}`]);
});

test.each([
  '/uploads/media/none.webp',
  '/uploads/media/',
  '/uploads/media/..%2f..%2fprivate%2fx.webp',
  '/uploads/documents/x.webp',
])('%s is not there', async (at) => expect((await fetched(at)).http).toBe(404));

test('papers lie in the private bucket and open for the applicant and admins alone', async () => {
  const { person, reply } = await applied();
  expect(reply.body.status).toBe(200);
  const [documents, photos] = [await namesIn('documents'), await namesIn('private')];
  expect([documents.length, photos.length]).toEqual([2, 4]);
  const at = (field: string) => `/api/vendor-document/${reply.body.id}/${field}`;
  const open = async (token: string | null, field: string) => {
    const { http, bytes, headers } = await fetched(
      at(field),
      token ? { headers: { Authorization: `Bearer ${token}` } } : {},
    );
    return [http, bytes.subarray(8, 12).toString() === 'WEBP', headers.get('cache-control')];
  };
  const [admin, stranger] = [await make.admin(), await make.person()];
  for (const field of ['nid_front_image', 'image']) {
    for (const { caller } of [person, admin])
      expect(await open(caller.token, field)).toEqual([200, true, 'private, no-store']);
    for (const token of [stranger.caller.token, null]) expect((await open(token, field))[1]).toBe(false);
  }
  for (const name of [...documents, ...photos]) expect((await fetched(`/uploads/media/${name}`)).http).toBe(404);
  // The bucket itself does not hold them where everybody may read.
  expect((await namesIn('pictures')).filter((name) => [...documents, ...photos].includes(name))).toEqual([]);
});

test('another picture takes the place of the old one, whose files go', async () => {
  const { person, name } = await pictured();
  await person.caller.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes(91) } }));
  expect(await namesIn('pictures')).not.toContain(name);
});

test('a file without a record is reported, and swept once it is old; all others stay', async () => {
  const { name } = await pictured();
  await store().put('pictures', 'stray.webp', Buffer.from('half a picture'));
  await store().put('documents', 'paper.webp', Buffer.from('half a paper'));
  const before = await all();
  await sweepFiles(await ctx());
  expect(await all()).toEqual(before);
  const later = new Date(Date.now() + 25 * 3_600_000);
  await sweepFiles({ ...(await ctx()), now: later });
  expect(await all()).toEqual(
    before.map((names) => names.filter((each) => !['stray.webp', 'paper.webp'].includes(each))),
  );
  expect(await namesIn('pictures')).toContain(name);
});

test('a picture from before purposes leaves the public bucket when a private record shows it', async () => {
  const person = await make.person();
  const made = await shop.payload().create({
    collection: 'media',
    data: { alt: 'left', owner: person.user.id, purpose: 'review' },
    file: { data: await pngBytes(70), mimetype: 'image/png', name: 'left.png', size: 1 },
  });
  const name = String(made.filename);
  await shop.payload().db.updateOne({ collection: 'media', id: made.id, data: { purpose: null } });
  await placePictures((await ctx()).db);
  expect([(await namesIn('pictures')).includes(name), (await namesIn('private')).includes(name)]).toEqual([
    false,
    true,
  ]);
  const { broken } = await verifyData(shop.payload(), { files: { store: store(), places: ['private'] } });
  expect(broken.get('file/there')).toBeUndefined();
});

test('while the service is away nothing is half done, both sentences say so, and the rest of the shop goes on', async () => {
  const { person, at } = await pictured();
  const before = { records: await records(), files: await all() };
  await s3.kill();
  try {
    for (const [language, sentence] of [
      ['en', /cannot be reached at the moment\. Nothing was changed/],
      ['bn', /কিছুই বদলায়নি/],
    ] as const) {
      const body = form({}, { image: { bytes: await pngBytes(95) } });
      const reply = await person.caller.post('/set-profile-picture', body, { language });
      expect([reply.http, reply.body.status, reply.headers.get('retry-after')]).toEqual([503, 503, '30']);
      expect(reply.body.message).toMatch(sentence);
    }
    expect((await applied()).reply.http).toBe(503);
    const shown = await fetched(at);
    expect([shown.http, shown.headers.get('retry-after')]).toEqual([503, '30']);
    expect((await shop.visitor.get('/get-home-product')).status).toBe(200);
    expect((await fetched('/readyz')).http).toBe(200);
    expect(await records()).toEqual(before.records);
  } finally {
    await s3.start();
  }
  expect(await all()).toEqual(before.files);
  expect((await fetched(at)).http).toBe(200);
  expect((await pictured()).at).toMatch(/^\/uploads\/media\//);
});
