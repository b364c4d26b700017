/** What the cluster test counts as an error: everything but success, a rule of the shop, and "later" with a time. */
import { tableOf } from '../../../../scripts/cluster/table';
import { Watch } from '../../../../scripts/cluster/watch';

const seen = (http: number | null, mayComeBack = false) => ({
  method: 'POST',
  path: '/order-place',
  http,
  why: '',
  mayComeBack,
  ms: 10,
});

test.each([
  [200, false, true],
  [302, false, true],
  [422, false, true],
  [503, true, true],
  [503, false, false],
  [500, false, false],
  [502, true, false],
  [401, false, false],
  [null, false, false],
])('%p, told when to come back: %p', (http, mayComeBack, isFine) => {
  const watch = new Watch();
  watch.see(seen(http, mayComeBack));
  expect(watch.errors).toHaveLength(isFine ? 0 : 1);
});

test('answers are counted by status, the longest wait is from the first attempt to the answer', () => {
  const watch = new Watch();
  for (const http of [200, 503, 200]) watch.see(seen(http, true));
  watch.waited(4_200);
  const row = { fault: 'S3 away', answers: watch.answers, longestMs: watch.longestMs, errors: watch.errors, lost: [] };
  expect(tableOf([row])).toContain('| S3 away | 200: 2, 503: 1 | 4.2 s | none | nothing |');
});
