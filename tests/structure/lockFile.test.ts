import fs from 'node:fs';
import { complete, missingFrom } from '../../scripts/completeLock.mjs';

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

describe('the lock file', () => {
  test('has every package that one of its packages names, for every system: `npm ci` refuses it otherwise', () => {
    // After `npm install <package>`: node scripts/completeLock.mjs
    expect([...missingFrom(lock).keys()]).toEqual([]);
  });

  test('says nothing of where packages were downloaded from', () => {
    const addresses = Object.values<{ resolved?: string }>(lock.packages).flatMap(({ resolved }) => resolved ?? []);
    expect(addresses).toEqual([]);
  });

  test('gets a build that npm left out, with the system it is for', () => {
    const { 'node_modules/@swc/core-darwin-arm64': left, ...packages } = lock.packages;
    expect(left).toBeDefined();
    const { lock: whole, added } = complete({ ...lock, packages });
    expect(added).toEqual(['@swc/core-darwin-arm64']);
    expect(whole.packages).toEqual(lock.packages);
    expect(whole.packages['node_modules/@swc/core-darwin-arm64']).toMatchObject({
      os: ['darwin'],
      cpu: ['arm64'],
      optional: true,
    });
  });

  test('is not made up where something else is missing', () => {
    const { 'node_modules/express': _left, ...packages } = lock.packages;
    expect(() => complete({ ...lock, packages })).toThrow(/express/);
  });
});
