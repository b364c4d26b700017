import { promises } from '../../../scripts/scale/report.mjs';

const call = (ms: { demo: number; large: number }, more = {}) => ({
  name: 'aList',
  ms,
  scans: [] as string[],
  status: { demo: 200, large: 200 },
  ...more,
});
const alone = { startMs: 2_000, most: 500, failed: [] as string[] };

test('twice the time, or a difference below the noise, meets the target', () => {
  expect(promises([call({ demo: 10, large: 20 }), call({ demo: 1, large: 3.9 })], alone)).toEqual([]);
});

test('more than twice the time is reported', () => {
  expect(promises([call({ demo: 10, large: 20.1 }), call({ demo: 1, large: 4.1 })], alone)).toEqual([
    expect.stringContaining('aList takes 2.0 times'),
    expect.stringContaining('aList takes 4.1 times'),
  ]);
});

test('a full table scan, a failing call, memory and a slow start are reported', () => {
  const fine = { demo: 10, large: 10 };
  expect(promises([call(fine, { scans: ['orders'] })], alone)).toEqual(['aList reads orders from end to end']);
  expect(promises([call(fine, { status: { demo: 200, large: 500 } })], alone)).toEqual(['aList fails (200, 500)']);
  expect(promises([], { ...alone, most: 700 })).toEqual(['the server had 700 MB']);
  expect(promises([], { ...alone, startMs: 10_000 })).toEqual(['the start took 10.0 s']);
  expect(promises([], { ...alone, failed: ['anExport (500)'] })).toEqual(['anExport (500) fails on the large data']);
});
