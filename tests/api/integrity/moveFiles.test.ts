/** Files move from the disk to S3 and back, each verified; backups hold them wherever they are. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { migrations } from '../../../database/migrations/index';
import { filePlaces, placeFolders, type FileStore } from '../../../gateways/files/files';
import { createDiskFiles } from '../../../gateways/files/disk';
import { createS3Files } from '../../../gateways/files/s3';
import { copyFiles } from '../../../scripts/files/copyFiles';
import { makeBackup } from '../../../scripts/backup/makeBackup';
import { restoreBackup } from '../../../scripts/backup/restoreBackup';
import { bundledFile } from '../../support/bundled';
import { onSqlite } from '../../support/databases';
import { openS3 } from '../../../scripts/cluster/s3';

const s3 = await openS3();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-move-'));
const place = (name: string) => path.join(folder, name);
const remote = createS3Files({
  name: 's3',
  endpoint: s3.env.S3_ENDPOINT!,
  region: 'us-east-1',
  bucket: s3.env.S3_BUCKET!,
  privateBucket: s3.env.S3_PRIVATE_BUCKET!,
  accessKeyId: s3.env.S3_ACCESS_KEY_ID!,
  secretAccessKey: s3.env.S3_SECRET_ACCESS_KEY!,
  pathStyle: true,
  timeoutSeconds: 5,
});
const whereFiles = onSqlite ? describe : describe.skip;

async function command(args: string[], dataDir: string, env: Record<string, string> = s3.env) {
  const child = spawn(process.execPath, [bundledFile('files'), ...args], {
    env: { ...process.env, ...env, NODE_ENV: 'development', DATA_DIR: dataDir },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (said += bytes.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, said };
}

/** Every file with a mark of its content. */
async function marks(store: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const each of filePlaces)
    for await (const { name } of store.list(each)) {
      const { body } = (await store.open(each, name))!;
      found[`${placeFolders[each]}/${name}`] = createHash('sha256')
        .update(await buffer(body))
        .digest('hex');
    }
  return Object.fromEntries(Object.entries(found).sort());
}
const empty = async () => {
  for (const each of filePlaces) for await (const { name } of remote.list(each)) await remote.drop(each, name);
};

const source = place('shop');
const disk = createDiskFiles({ folder: source });
let were: Record<string, string>;

beforeAll(async () => {
  await s3.start();
  for (let n = 0; n < 60; n += 1) {
    const at = filePlaces[n % filePlaces.length]!;
    await disk.put(at, `picture ${n} ছবি-${n}.webp`, Buffer.alloc(1_000 + n * 37, n));
  }
  were = await marks(disk);
});
beforeEach(empty);
afterAll(async () => {
  await s3.kill();
  s3.remove();
  fs.rmSync(folder, { recursive: true, force: true });
});

test('to S3 and back into another folder everything arrives, each in its place; the source stays', async () => {
  const there = await command(['--to', 's3'], source);
  expect(there).toEqual({
    code: 0,
    said: expect.stringMatching(
      /60 of 60 files[\s\S]*All 60 files are in the buckets, each verified: 60 copied, 0 were there\./,
    ),
  });
  expect(await marks(remote)).toEqual(were);
  expect(await marks(disk)).toEqual(were);
  const back = await command(['--to', 'disk'], place('back'));
  expect([back.code, await marks(createDiskFiles({ folder: place('back') }))]).toEqual([0, were]);
});

test('run again it sends nothing twice, and replaces what has not arrived whole', async () => {
  await copyFiles({ from: disk, to: remote });
  const [first, second] = await (async () => {
    const names: string[] = [];
    for await (const { name } of disk.list('documents')) names.push(name);
    return names.sort();
  })();
  await remote.put('documents', first!, Buffer.from('shorter'));
  const { bytes } = (await disk.find('documents', second!))!;
  await remote.put('documents', second!, Buffer.alloc(bytes, 'x'));
  const again = await command(['--to', 's3'], source);
  expect(again).toEqual({ code: 0, said: expect.stringContaining('2 copied, 58 were there') });
  expect(await marks(remote)).toEqual(were);
});

test('stopped half way it says so, and goes on when it is run again', async () => {
  let done = 0;
  const part = await copyFiles({ from: disk, to: remote, onFile: () => (done += 1), isStopped: () => done >= 20 });
  expect([part.stopped, part.copied >= 20, part.copied < 60]).toEqual([true, true, true]);
  const rest = await copyFiles({ from: disk, to: remote });
  expect([rest.stopped, rest.there, rest.copied]).toEqual([false, part.copied, 60 - part.copied]);
  expect(await marks(remote)).toEqual(were);
});

test('deletes the source when told to, and only when everything has arrived', async () => {
  fs.cpSync(source, place('given'), { recursive: true });
  const given = createDiskFiles({ folder: place('given') });
  let done = 0;
  const stopping = { onFile: () => (done += 1), isStopped: () => done >= 20 };
  await copyFiles({ from: given, to: remote, deleteSource: true, ...stopping });
  expect(await marks(given)).toEqual(were);
  const whole = await command(['--to', 's3', '--delete-source'], place('given'));
  expect([whole.code, await marks(given), await marks(remote)]).toEqual([0, {}, were]);
});

test('a file that the target stores differently ends the run, and nothing is deleted', async () => {
  fs.cpSync(source, place('kept'), { recursive: true });
  const kept = createDiskFiles({ folder: place('kept') });
  const forgetful: FileStore = { ...remote, put: (at, name, bytes) => remote.put(at, name, bytes.subarray(1)) };
  await expect(copyFiles({ from: kept, to: forgetful, deleteSource: true })).rejects.toThrow(
    /has not arrived as it was sent/,
  );
  expect(await marks(kept)).toEqual(were);
});

test('reports in one line: no target, no buckets, a wrong key, no answer', async () => {
  expect(await command([], source)).toEqual({ code: 2, said: expect.stringContaining('npm run files -- --to s3') });
  const none = Object.fromEntries(Object.keys(s3.env).map((name) => [name, '']));
  expect(await command(['--to', 's3'], source, none)).toEqual({
    code: 1,
    said: expect.stringMatching(/^S3_BUCKET and S3_PRIVATE_BUCKET/),
  });
  const wrongKey = await command(['--to', 's3'], source, { ...s3.env, S3_ACCESS_KEY_ID: 'unknown' });
  expect(wrongKey).toEqual({ code: 1, said: expect.stringMatching(/S3 could not be used: http403/) });
  await s3.kill();
  const away = await command(['--to', 's3'], source);
  await s3.start();
  expect(away).toEqual({ code: 1, said: expect.stringMatching(/S3 could not be used: /) });
});

whereFiles('a backup of a shop whose files are on S3', () => {
  const known = migrations.map(({ name }) => name);
  const restore = (to: FileStore, dataDir: string) =>
    restoreBackup({
      backup: place('backup'),
      dataDir,
      databaseFile: path.join(dataDir, 'haat.db'),
      files: to,
      known,
      port: 9,
      now: new Date(),
    });
  beforeAll(async () => {
    await empty();
    await copyFiles({ from: disk, to: remote });
    await makeBackup({
      databaseFile: path.join(process.env.DATA_DIR!, 'haat.db'),
      files: remote,
      target: place('backup'),
      version: '0.1.0',
      now: new Date(),
    });
  });

  test('holds every file, and brings them back into emptied buckets', async () => {
    expect(await marks(createDiskFiles({ folder: place('backup') }))).toEqual(were);
    expect(await marks(remote)).toEqual({});
    await remote.put('pictures', 'newer.webp', Buffer.from('newer'));
    const { aside } = await restore(remote, place('restored'));
    expect(aside).toBeNull();
    const { 'uploads/media/newer.webp': newer, ...rest } = await marks(remote);
    expect([typeof newer, rest]).toEqual(['string', were]);
    expect(fs.readdirSync(place('restored'))).toEqual(['haat.db']);
  });

  test('moves back to a disk', async () => {
    const dataDir = place('on-disk');
    await restore(createDiskFiles({ folder: dataDir }), dataDir);
    expect(await marks(createDiskFiles({ folder: dataDir }))).toEqual(were);
  });

  test('leaves the database as it was where the buckets cannot be reached', async () => {
    const dataDir = place('untouched');
    fs.mkdirSync(dataDir);
    await s3.kill();
    await expect(restore(remote, dataDir)).rejects.toThrow();
    await s3.start();
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });
});
