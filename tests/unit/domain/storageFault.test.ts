import { isStorageFault } from '../../../domain/storageFault';

const withCode = (code: unknown, cause?: unknown) => Object.assign(new Error('x'), { code, cause });

describe('what means that nothing can be saved', () => {
  test.each([
    'SQLITE_FULL',
    'SQLITE_READONLY',
    'SQLITE_READONLY_DBMOVED',
    'SQLITE_IOERR_WRITE',
    'ENOSPC',
    'EROFS',
    14031,
    10107,
  ])('%s does', (code) => {
    expect(isStorageFault(withCode(code))).toBe(true);
  });

  test('it is found behind what libraries wrap around it', () => {
    expect(isStorageFault(new Error('query failed', { cause: withCode('SQLITE_FULL') }))).toBe(true);
  });

  test.each(['SQLITE_CONSTRAINT', 'SQLITE_BUSY', 'ENOENT', 11000, undefined])('%s does not', (code) => {
    expect(isStorageFault(withCode(code))).toBe(false);
  });

  test('what is no error at all does not, nor one that causes itself', () => {
    const round: { cause?: unknown } = {};
    round.cause = round;
    expect([null, undefined, 'SQLITE_FULL', round].map(isStorageFault)).toEqual([false, false, false, false]);
  });
});
