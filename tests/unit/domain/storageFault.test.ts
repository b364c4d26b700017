import { isStorageFault } from '../../../domain/storageFault';

const withCode = (code: unknown, cause?: unknown) => Object.assign(new Error('x'), { code, cause });

describe('errors that mean nothing can be saved', () => {
  test.each([
    'SQLITE_FULL',
    'SQLITE_READONLY',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_IOERR_WRITE',
    'ENOSPC',
    'EROFS',
    14031,
  ])('include %s', (code) => {
    expect(isStorageFault(withCode(code))).toBe(true);
  });

  test('are recognised inside the errors of libraries', () => {
    expect(isStorageFault(new Error('query failed', { cause: withCode('SQLITE_FULL') }))).toBe(true);
  });

  test.each(['SQLITE_CONSTRAINT', 'SQLITE_BUSY', 'ENOENT', 10107, 11000, undefined])('do not include %s', (code) => {
    expect(isStorageFault(withCode(code))).toBe(false);
  });

  test('do not include values that are not errors, or an error that is its own cause', () => {
    const round: { cause?: unknown } = {};
    round.cause = round;
    expect([null, undefined, 'SQLITE_FULL', round].map(isStorageFault)).toEqual([false, false, false, false]);
  });
});
