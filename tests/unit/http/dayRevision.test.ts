import { withDay } from '../../../http/dayRevision';

test('changes with the database and at midnight in Dhaka and at every turn, and is unknown where the database’s is', async () => {
  let stored: number | null = 7;
  let turns = 0;
  let now = '2026-11-23T17:59:59.999Z';
  const revision = withDay(
    () => stored,
    () => new Date(now),
    () => turns,
  );
  const before = revision();
  now = '2026-11-23T08:00:00.000Z';
  expect(revision()).toBe(before);
  now = '2026-11-23T18:00:00.000Z';
  const nextDay = revision();
  expect(nextDay).not.toBe(before);
  turns = 1;
  const turned = revision();
  expect(turned).not.toBe(nextDay);
  expect(turned).not.toBe(before);
  stored = 8;
  expect(revision()).not.toBe(turned);
  stored = null;
  expect(revision()).toBeNull();
  const later = withDay(
    () => Promise.resolve(8),
    () => new Date(now),
    () => turns,
  );
  stored = 8;
  expect(await later()).toBe(revision());
});
