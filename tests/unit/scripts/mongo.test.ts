/** `npm run test:api:mongo` where there is no MongoDB: it is skipped with the reason; one that is named and does not work is a failure. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const nowhere = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-nowhere-'));
afterAll(() => fs.rmSync(nowhere, { recursive: true, force: true }));

/** No mongod is cached, none can be downloaded, and there is no Go. */
const without = {
  HOME: nowhere,
  PATH: path.dirname(process.execPath),
  GO: path.join(nowhere, 'go'),
  MONGOMS_DOWNLOAD_DIR: nowhere,
  MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:9',
  MONGOMS_VERSION: '7.0.24',
  MONGOMS_MAX_RETRIES: '0',
};

function command(env: Record<string, string>): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/mongo.mjs', 'tests/no-such-test'], {
    env: { NODE_ENV: 'test', ...env },
    encoding: 'utf8',
    timeout: 110_000,
  });
  return { code: status, said: stdout + stderr };
}

test('without mongod and Go the run is skipped, and says what was tried', () => {
  const { code, said } = command(without);
  expect(code).toBe(0);
  expect(said).toMatch(/skipped: no MongoDB here \(.*127\.0\.0\.1:9.*; no Go to build FerretDB with\)/);
}, 120_000);

test('a MONGODB_URI that does not answer fails the run instead of skipping it', () => {
  const { code, said } = command({ ...without, MONGODB_URI: 'mongodb://127.0.0.1:9/?serverSelectionTimeoutMS=1000' });
  expect([code, said]).toEqual([1, expect.stringContaining('The server of MONGODB_URI does not answer')]);
}, 120_000);

test('an invalid MONGOMS_SYSTEM_BINARY fails the run instead of skipping it', () => {
  const { code, said } = command({ ...without, MONGOMS_SYSTEM_BINARY: path.join(nowhere, 'mongod') });
  expect([code, said]).toEqual([1, expect.stringContaining('MONGOMS_SYSTEM_BINARY is no mongod that starts')]);
}, 120_000);
