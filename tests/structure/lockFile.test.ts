import fs from 'node:fs';
import { complete, missingFrom } from '../../scripts/completeLock.mjs';

const lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));

describe('the lock file', () => {
  test('has every package that its packages depend on, for every platform: otherwise `npm ci` refuses it', () => {
    // After `npm install <package>`: node scripts/completeLock.mjs
    expect([...missingFrom(lock).keys()]).toEqual([]);
  });

  test('does not say where packages were downloaded from', () => {
    const addresses = Object.values<{ resolved?: string }>(lock.packages).flatMap(({ resolved }) => resolved ?? []);
    expect(addresses).toEqual([]);
  });

  test('gets a platform build that npm left out, with its platform', () => {
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

  test('is not completed if anything else is missing', () => {
    const { 'node_modules/express': _left, ...packages } = lock.packages;
    expect(() => complete({ ...lock, packages })).toThrow(/express/);
  });
});
