/** A backup made while people order is whole, comes back into an empty folder, and a wrong one is refused untouched. */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { migrations } from '../../../database/migrations/index';
import { makeBackup } from '../../../scripts/backup/makeBackup';
import { MANIFEST, readManifest } from '../../../scripts/backup/manifest';
import { restoreBackup } from '../../../scripts/backup/restoreBackup';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';
import { shopping } from '../../support/make/shopping';

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
  restoreBackup({ backup: from, dataDir, databaseFile: path.join(dataDir, 'haat.db'), known, port: QUIET_PORT, now: new Date(), ...rest });
const copyOf = (name: string) => {
  fs.cpSync(backup, place(name), { recursive: true });
  return place(name);
};
const child = (code: string, dataDir: string, port = '0') =>
  run(process.execPath, ['--import', 'tsx', ...(code.endsWith('.ts') ? [code] : ['--input-type=module', '-e', code])], {
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: port, SERVER_URL: `http://localhost:${port}`, LOG_LEVEL: 'silent' },
  });

whereFiles('a backup', () => {
  let ordered = 0;

  beforeAll(async () => {
    const dataDir = process.env.DATA_DIR!;
    for (const each of ['uploads', 'documents']) {
      fs.cpSync(path.resolve('node_modules/.cache/haat/template', each), path.join(dataDir, each), { recursive: true });
    }
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
    while (ordered < 5) await new Promise((resolve) => setTimeout(resolve, 10));
    await makeBackup({ databaseFile: path.join(dataDir, 'haat.db'), dataDir, target: backup, version: '0.1.0', now: new Date() });
    over = true;
    await Promise.all(shoppers);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test('made under load comes back into an empty folder, with every picture, and every invariant holds', async () => {
    const { manifest, aside } = await restore(backup, place('fresh'));
    expect(aside).toBeNull();
    expect(manifest.counts.orders).toBeGreaterThan(57);
    const { stdout } = await child('scripts/verify.ts', place('fresh')).catch((error: { stdout: string }) => error);
    expect(stdout).toContain('Nothing is broken');
    expect(stdout).toMatch(/✓ file\/there +0 of +\d{3}/);
  });

  test('a server starts on it and shows the shop with its pictures', async () => {
    await restore(backup, place('served'));
    const { stdout } = await child(
      `import http from 'node:http';
       const { createApp } = await import('./server.ts');
       const app = await createApp();
       const server = http.createServer(app.express).listen(0, '127.0.0.1', async () => {
         const origin = 'http://127.0.0.1:' + server.address().port;
         const home = await (await fetch(origin + '/api/get-home-product')).json();
         const picture = await fetch(origin + home.general[0].thumbnail);
         console.log('home', home.status, home.general.length > 0, 'picture', picture.status, picture.headers.get('content-type'));
         process.exit(0);
       });`,
      place('served'),
    );
    expect(stdout).toContain('home 200 true picture 200 image/webp');
  });

  test('what was there before is kept aside', async () => {
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
    ['that is none', (at) => fs.rmSync(path.join(at, MANIFEST)), /no backup/],
    ['whose database lost a byte', (at) => fs.truncateSync(path.join(at, 'haat.db'), fs.statSync(path.join(at, 'haat.db')).size - 1), /haat\.db is not what it was/],
    ['with a changed picture', (at) => fs.appendFileSync(path.join(at, firstPicture(at)), 'x'), /is not what it was/],
    ['without one of its pictures', (at) => fs.rmSync(path.join(at, firstPicture(at))), /files are missing/],
    ['with a file that does not belong to it', (at) => fs.writeFileSync(path.join(at, 'uploads', 'strange.html'), 'x'), /does not belong to it/],
    ['whose manifest says something else', (at) => edit(at, (manifest) => ({ ...manifest, counts: { ...manifest.counts, orders: 1 } })), /orders has/],
    ['of another product', (at) => edit(at, (manifest) => ({ ...manifest, product: 'other' })), /not a manifest of this product/],
  ])('%s is refused and nothing is touched', async (name, damage, why) => {
    const bad = copyOf(name.replace(/\W/g, '-'));
    damage(bad);
    const dataDir = place(`data-${name.replace(/\W/g, '-')}`);
    fs.mkdirSync(dataDir);
    await expect(restore(bad, dataDir)).rejects.toThrow(why);
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  test('of a newer version is refused by an older one', async () => {
    await expect(restore(backup, place('older'), { known: known.slice(0, 1) })).rejects.toThrow(/newer version/);
  });

  test('is not restored under a server that runs, seen by its port or by the database it holds', async () => {
    const dataDir = process.env.DATA_DIR!;
    await expect(restore(backup, dataDir, { port: Number(process.env.PORT) })).rejects.toThrow(/stop it first/);
    await expect(restore(backup, dataDir)).rejects.toThrow(/in use: stop the server first/);
    expect((await shop.visitor.get('/get-home-product')).status).toBe(200);
  });

  test('is never written over another', async () => {
    const again = makeBackup({ databaseFile: path.join(process.env.DATA_DIR!, 'haat.db'), dataDir: process.env.DATA_DIR!, target: backup, version: '0.1.0', now: new Date() });
    await expect(again).rejects.toThrow(/there already/);
  });
});

const firstPicture = (at: string) => Object.keys(readManifest(at).files).find((file) => file.startsWith('uploads'))!;

function edit(at: string, change: (manifest: ReturnType<typeof readManifest>) => object): void {
  fs.writeFileSync(path.join(at, MANIFEST), JSON.stringify(change(readManifest(at))));
}
