/** A mistyped DATA_DIR: a command that is about an existing shop creates none, and concludes nothing from it. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { bundledFile } from '../../../support/bundled';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-elsewhere-'));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const run = (command: 'admin' | 'backup' | 'reseal' | 'verify', DATA_DIR: string, ...words: string[]) =>
  spawnSync(process.execPath, [bundledFile(command), ...words], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'development',
      PAYLOAD_SECRET: '7b1d5e90c2f8a364'.repeat(4),
      DATA_DIR,
      DATABASE_URI: '',
      LOG_LEVEL: 'silent',
    },
    encoding: 'utf8',
  });

test.each([
  ['reseal', 2, []],
  ['admin', 2, ['--list']],
  ['admin', 2, ['--reset', '01711223344', '--generate']],
  ['verify', 2, []],
  ['backup', 1, []],
] as const)(
  '%s ends with %i, names the file that is missing and creates nothing: %j',
  (command, code, words) => {
    const mistyped = path.join(folder, 'mistyped');
    const { status, stdout, stderr } = run(command, mistyped, ...words);
    expect([status, stdout, stderr]).toEqual([code, '', `There is no database at ${path.join(mistyped, 'haat.db')}\n`]);
    expect(fs.existsSync(mistyped)).toBe(false);
  },
  60_000,
);

test('reseal of a database without any account does not say that the other secrets can be taken away', () => {
  const empty = path.join(folder, 'empty');
  fs.mkdirSync(empty);
  fs.writeFileSync(path.join(empty, 'haat.db'), '');
  const { status, stdout, stderr } = run('reseal', empty);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(`${path.join(empty, 'haat.db')} has no account`);
}, 60_000);
