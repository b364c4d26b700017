/** `npm run cluster:up` and `cluster:test` where there is no mongod: one line, quickly, and nothing is left. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const nowhere = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-nowhere-'));
afterAll(() => fs.rmSync(nowhere, { recursive: true, force: true }));

function command(what: string, env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['-C', 'production', '--import', 'tsx', 'scripts/cluster.ts', what],
    {
      env: {
        NODE_ENV: 'test',
        HOME: nowhere,
        PATH: path.dirname(process.execPath),
        DATA_DIR: nowhere,
        MONGOMS_DOWNLOAD_DIR: nowhere,
        MONGOMS_DOWNLOAD_MIRROR: 'http://127.0.0.1:9',
        ...env,
      },
      encoding: 'utf8',
      timeout: 110_000,
    },
  );
  return { status, stdout, stderr };
}

test.each(['up', 'test'])(
  'cluster:%s is skipped',
  (what) => {
    expect(command(what)).toEqual({
      status: 0,
      stdout: 'skipped: no mongod here (MONGOMS_SYSTEM_BINARY names none, and 127.0.0.1:9 does not answer)\n',
      stderr: '',
    });
    expect(fs.readdirSync(nowhere)).toEqual([]);
  },
  120_000,
);

test('a mongod that is named and is not there is a mistake', () => {
  const { status, stderr } = command('up', { MONGOMS_SYSTEM_BINARY: path.join(nowhere, 'mongod') });
  expect([status, stderr]).toEqual([1, `MONGOMS_SYSTEM_BINARY is no program: ${path.join(nowhere, 'mongod')}\n`]);
}, 120_000);
