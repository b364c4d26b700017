/** A picture that is replaced while a backup is made: what the backup's database names is in the backup. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createDiskFiles } from '../../../gateways/files/disk';
import type { FileStore } from '../../../gateways/files/files';
import { makeBackup } from '../../../scripts/backup/makeBackup';
import { readManifest } from '../../../scripts/backup/manifest';
import { namedFiles, pathOf } from '../../../scripts/backup/namedFiles';
import { onSqlite } from '../../support/databases';
import { openShop } from '../../support/http';
import { form, market, pngBytes, type Person } from '../../support/make/market';

const shop = openShop();
const make = market(shop);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-meanwhile-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function replace({ caller }: Person): Promise<void> {
  const { body } = await caller.post('/set-profile-picture', form({}, { image: { bytes: await pngBytes(90) } }));
  expect(body.status).toBe(200);
}

/** The files as they are, with `first` done once all were listed, and `then` when one of those that came later is opened. */
function replacedMeanwhile(store: FileStore, first: () => Promise<void>, then: () => Promise<void>): FileStore {
  const listed = new Set<string>();
  const todo = [first, then];
  return {
    ...store,
    async *list(place) {
      for await (const file of store.list(place)) {
        listed.add(file.name);
        yield file;
      }
      if (place === 'documents') await todo.shift()?.();
    },
    async open(place, name, range) {
      if (!listed.has(name)) await todo.shift()?.();
      return store.open(place, name, range);
    },
  };
}

(onSqlite ? test : test.skip)(
  'replaced after its file was listed, and once more before the new one was copied',
  async () => {
    const person = await make.person();
    await replace(person);
    const dataDir = process.env.DATA_DIR!;
    const target = path.join(folder, 'backup');
    await makeBackup({
      databaseFile: path.join(dataDir, 'haat.db'),
      files: replacedMeanwhile(
        createDiskFiles({ folder: dataDir }),
        () => replace(person),
        () => replace(person),
      ),
      target,
      version: '0.1.0',
      now: new Date(),
    });
    const kept = Object.keys(readManifest(target).files);
    const named = namedFiles(path.join(target, 'haat.db')).map(pathOf);
    expect(named.length).toBeGreaterThan(100);
    // The pictures of this database's demo data lie in the template's folder: only those of this test are here.
    const here = named.filter((file) => fs.existsSync(path.join(dataDir, file)));
    expect(here.length).toBeGreaterThan(0);
    expect(kept).toEqual(expect.arrayContaining(here));
    const mine = (await shop.payload().findByID({ collection: 'users', id: person.user.id, depth: 1 })).image;
    expect(kept).toContain(`uploads/media/${(mine as { filename: string }).filename}`);
  },
  120_000,
);
