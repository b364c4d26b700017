/** An operator who asks what a command does gets the answer, and nothing is done. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'haat-help-'));
const DATA_DIR = path.join(folder, 'data');
const run = (command: string, ...words: string[]) =>
  spawnSync(process.execPath, ['scripts/run.mjs', command, ...words], {
    env: { ...process.env, NODE_ENV: 'development', PAYLOAD_SECRET: 'x'.repeat(32), DATA_DIR, DATABASE_URI: '' },
    encoding: 'utf8',
  });
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const commands = ['admin', 'backup', 'files', 'reseal', 'restore', 'seed', 'setup', 'verify'];

test.each(commands)('%s --help says what it does, and does nothing', (command) => {
  const { status, stdout } = run(command, '--help');
  expect([command, status]).toEqual([command, 0]);
  expect(stdout).toMatch(/npm run /);
  expect(fs.existsSync(DATA_DIR)).toBe(false);
});

test.each(['admin', 'backup', 'reseal', 'setup'])('%s refuses an option it does not know', (command) => {
  const { status, stderr } = run(command, '--everything');
  expect(status).toBeGreaterThan(0);
  expect(stderr).toContain('--everything');
  expect(fs.existsSync(DATA_DIR)).toBe(false);
});

test('of a wrong environment a command prints what is wrong, all of it and nothing else', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'backup'], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: 'abc', DATA_DIR },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/^The environment is wrong:\n {2}PORT: [^\n]+\n {2}PAYLOAD_SECRET: /);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
