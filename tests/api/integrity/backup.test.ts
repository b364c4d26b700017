/**
 * A backup made while people order is complete and can be restored into an empty folder, and an invalid one is
 * refused without changes.
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '../../../database/migrations/index';
import { createDiskFiles } from '../../../gateways/files/disk';
import { makeBackup } from '../../../scripts/backup/makeBackup';
import { MANIFEST, readManifest } from '../../../scripts/backup/manifest';
import { restoreBackup } from '../../../scripts/backup/restoreBackup';
import { bundledFile } from '../../support/bundled';
import { onSqlite } from '../../support/databases';
import { Caller, openShop, PASSWORD } from '../../support/http';
import { form, pngBytes } from '../../support/make/market';
import { shopping } from '../../support/make/shopping';
import { openProcesses } from '../../support/processes';

const shop = openShop();
const make = shopping(shop);
const whereFiles = onSqlite ? describe : describe.skip;
const run = promisify(execFile);
const known = migrations.map(({ name }) => name);
/** Nobody listens there. */
const QUIET_PORT = 9;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-backup-'));
const place = (name: string) => path.join(folder, name);
const backup = place('kept');
const restore = (from: string, dataDir: string, rest: object = {}) =>
  restoreBackup({
    backup: from,
    dataDir,
    files: createDiskFiles({ folder: dataDir }),
    databaseFile: path.join(dataDir, 'haat.db'),
    known,
    port: QUIET_PORT,
    now: new Date(),
    ...rest,
  });
const copyOf = (name: string) => {
  fs.cpSync(backup, place(name), { recursive: true });
  return place(name);
};
const verify = (dataDir: string) =>
  run(process.execPath, [bundledFile('verify')], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
/** A server on what was restored. */
const serving = async (name: string) =>
  (await openProcesses(1, { NODE_ENV: 'development', DATA_DIR: place(name), LOG_LEVEL: 'silent' }))[0]!;

type Line = { product: { id: number } | null; order_number: number; tracking_id: string; customer: { email: string } };

/** A photo with a return of something delivered: of the demo data, where every amount and every step is as the shop writes it. */
async function askForReturn(): Promise<{ email: string; request: number }> {
  const { docs } = await shop.payload().find({
    collection: 'order-lines',
    where: { 'package.status': { equals: 6 } },
    limit: 100,
    depth: 1,
    overrideAccess: true,
  });
  for (const line of docs as unknown as Line[]) {
    if (!line.product || !line.customer.email.endsWith('@demo.test')) continue;
    const wish = {
      product_id: String(line.product.id),
      order_id: String(line.order_number),
      tracking_id: line.tracking_id,
      case: 'Wrong Size',
      qty: '1',
      payment_method: 'bKash',
      payment_account: '01711111111',
      details: 'Too small',
    };
    const caller = await shop.login(line.customer.email);
    const { body } = await caller.post(
      '/create-return',
      form(wish, { image1: { bytes: await pngBytes(900, 700) }, image2: { bytes: await pngBytes(300, 300) } }),
    );
    if (body.status === 200) return { email: line.customer.email, request: body.returns.id as number };
  }
  throw new Error('nothing of the demo data can be returned');
}

/** An application with a photo and papers. */
async function apply(): Promise<{ email: string; vendor: number }> {
  const { user, caller } = await make.person();
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
  const bytes = await pngBytes(600, 500);
  const { body } = await caller.post(
    '/submit-vendor-application',
    form(fields, { image: { bytes }, nid_front_image: { bytes }, nid_back_image: { bytes } }),
  );
  expect(body.status).toBe(200);
  return { email: user.email, vendor: body.id as number };
}

whereFiles('a backup', () => {
  let ordered = 0;
  /** Private files that were complete before the backup started: others are uploaded during it. */
  const sent: string[] = [];
  let returned: Awaited<ReturnType<typeof askForReturn>>;
  let applied: Awaited<ReturnType<typeof apply>>;

  beforeAll(async () => {
    const dataDir = process.env.DATA_DIR!;
    for (const each of ['uploads', 'documents']) {
      fs.cpSync(path.join(process.env.TEST_TEMPLATE!, each), path.join(dataDir, each), { recursive: true });
    }
    [returned, applied] = [await askForReturn(), await apply()];
    for (const folder of ['private', 'documents'])
      sent.push(...fs.readdirSync(path.join(dataDir, folder)).map((file) => `${folder}/${file}`));
    await make.delivery();
    const product = await make.product(await make.seller(), { qty: 10_000 });
    const people = await make.crowd(6);
    let over = false;
    const shoppers = people.map(async (person) => {
      while (!over) {
        await make.fill(person, [[product, 1]]);
        if ((await person.caller.post('/order-place', make.payload())).status === 200) ordered += 1;
        await make.image();
      }
    });
    const applicants = (async () => {
      while (!over) await apply();
    })();
    while (ordered < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    await makeBackup({
      databaseFile: path.join(dataDir, 'haat.db'),
      files: createDiskFiles({ folder: dataDir }),
      target: backup,
      version: '0.1.0',
      now: new Date(),
    });
    over = true;
    await Promise.all([...shoppers, applicants]);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('made under load is restored into an empty folder, with every picture, and every invariant holds', async () => {
    const { manifest, aside } = await restore(backup, place('fresh'));
    expect(aside).toBeNull();
    expect(manifest.counts.orders).toBeGreaterThan(57);
    const { stdout } = await verify(place('fresh')).catch((error: { stdout: string }) => error);
    expect(stdout).toContain('Nothing is broken');
    expect(stdout).toMatch(/✓ file\/there +0 of +\d{3}/);
    expect(stdout).not.toContain('named by no record');
  });

  test('restores private photos and documents byte for byte, outside the served folders', async () => {
    await restore(backup, place('private'));
    for (const folder of ['private', 'documents'])
      expect([folder, sent.some((file) => file.startsWith(`${folder}/`))]).toEqual([folder, true]);
    for (const file of sent)
      expect([
        file,
        fs
          .readFileSync(path.join(place('private'), file))
          .equals(fs.readFileSync(path.join(process.env.DATA_DIR!, file))),
      ]).toEqual([file, true]);
    const photos = sent.filter((file) => file.startsWith('private/')).map((file) => path.basename(file));
    expect(photos.filter((name) => fs.existsSync(path.join(place('private'), 'uploads/media', name)))).toEqual([]);
  });

  test('a server on it serves them to those who may see them, and to nobody else', async () => {
    await restore(backup, place('opened'));
    const papers = [
      `/api/return-picture/${returned.request}/image1`,
      `/api/return-picture/${returned.request}/image2?size=card`,
      `/api/vendor-document/${applied.vendor}/nid_front_image`,
      `/api/vendor-document/${applied.vendor}/image`,
    ];
    const owners = [returned.email, applied.email];
    const server = await serving('opened');
    const tokens: (string | null)[] = [null];
    for (const email of owners)
      tokens.push(
        (await new Caller(() => server.origin, null).post('/login', { email, password: PASSWORD })).body.token,
      );
    const found: string[] = [];
    for (const asked of papers) {
      for (const token of tokens) {
        const reply = await fetch(
          server.origin + asked,
          token ? { headers: { Authorization: `Bearer ${token}` } } : {},
        );
        found.push((reply.headers.get('content-type') ?? '').split('/')[0]!);
        await reply.arrayBuffer();
      }
    }
    server.end();
    const [photo, paper] = ['application image application', 'application application image'];
    expect(found.join(' ')).toBe([photo, photo, paper, paper].join(' '));
  });

  test('a server starts on it and serves the shop with its pictures', async () => {
    await restore(backup, place('served'));
    const server = await serving('served');
    const home = await new Caller(() => server.origin, null).get('/get-home-product');
    expect(home.status).toBe(200);
    const picture = await fetch(server.origin + home.body.general[0].thumbnail);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    server.end();
  });

  test('the previous data is set aside', async () => {
    const dataDir = place('before');
    fs.mkdirSync(path.join(dataDir, 'documents'), { recursive: true });
    fs.writeFileSync(path.join(dataDir, 'haat.db'), 'not a database');
    fs.writeFileSync(path.join(dataDir, 'documents', 'old.webp'), 'old');
    const { aside } = await restore(backup, dataDir);
    expect(fs.readFileSync(path.join(aside!, 'haat.db'), 'utf8')).toBe('not a database');
    expect(fs.readFileSync(path.join(aside!, 'documents', 'old.webp'), 'utf8')).toBe('old');
    expect(fs.existsSync(path.join(dataDir, 'documents', 'old.webp'))).toBe(false);
  });

  test.each<[string, (folder: string) => void, RegExp]>([
    ['that is none', (at) => fs.rmSync(path.join(at, MANIFEST)), /is not a backup/],
    [
      'whose database lost a byte',
      (at) => fs.truncateSync(path.join(at, 'haat.db'), fs.statSync(path.join(at, 'haat.db')).size - 1),
      /haat\.db is not what it was/,
    ],
    [
      'with a changed picture',
      (at) => fs.appendFileSync(path.join(at, firstIn(at, 'uploads')), 'x'),
      /is not what it was/,
    ],
    [
      'with a changed private picture',
      (at) => fs.appendFileSync(path.join(at, firstIn(at, 'private')), 'x'),
      /is not what it was/,
    ],
    ['without one of its papers', (at) => fs.rmSync(path.join(at, firstIn(at, 'documents'))), /files are missing/],
    ['without one of its pictures', (at) => fs.rmSync(path.join(at, firstIn(at, 'uploads'))), /files are missing/],
    [
      'with a file that does not belong to it',
      (at) => fs.writeFileSync(path.join(at, 'uploads', 'strange.html'), 'x'),
      /does not belong to it/,
    ],
    [
      'whose manifest says something else',
      (at) => edit(at, (manifest) => ({ ...manifest, counts: { ...manifest.counts, orders: 1 } })),
      /orders has/,
    ],
    [
      'of another product',
      (at) => edit(at, (manifest) => ({ ...manifest, product: 'other' })),
      /not a manifest of this product/,
    ],
  ])('%s is refused and nothing is touched', async (name, damage, why) => {
    const bad = copyOf(name.replace(/\W/g, '-'));
    damage(bad);
    const dataDir = place(`data-${name.replace(/\W/g, '-')}`);
    fs.mkdirSync(dataDir);
    await expect(restore(bad, dataDir)).rejects.toThrow(why);
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  test('from a newer version is refused by an older one', async () => {
    await expect(restore(backup, place('older'), { known: known.slice(0, 1) })).rejects.toThrow(/newer version/);
  });

  test('is not restored under a running server, detected by its port or by its open database', async () => {
    const dataDir = process.env.DATA_DIR!;
    await expect(restore(backup, dataDir, { port: Number(process.env.PORT) })).rejects.toThrow(/stop it first/);
    await expect(restore(backup, dataDir)).rejects.toThrow(/in use: stop the server first/);
    expect((await shop.visitor.get('/get-home-product')).status).toBe(200);
  });

  test('never overwrites another', async () => {
    const again = makeBackup({
      databaseFile: path.join(process.env.DATA_DIR!, 'haat.db'),
      files: createDiskFiles({ folder: process.env.DATA_DIR! }),
      target: backup,
      version: '0.1.0',
      now: new Date(),
    });
    await expect(again).rejects.toThrow(/already exists/);
  });
});

const firstIn = (at: string, folder: string) =>
  Object.keys(readManifest(at).files).find((file) => file.startsWith(folder))!;

function edit(at: string, change: (manifest: ReturnType<typeof readManifest>) => object): void {
  fs.writeFileSync(path.join(at, MANIFEST), JSON.stringify(change(readManifest(at))));
}
