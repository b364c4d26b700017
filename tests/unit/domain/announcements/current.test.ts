import { currentAnnouncement, isForArea } from '../../../../domain/announcements/current';

const now = new Date('2026-11-27T12:00:00.000Z');
const one = (name: string, more: object = {}) => ({
  name,
  active: 1,
  shown_on: 'everywhere',
  createdAt: '2026-11-01T00:00:00.000Z',
  ...more,
});
const shown = (place: 'home' | 'everywhere', ...all: ReturnType<typeof one>[]) =>
  currentAnnouncement(all, place, now)?.name ?? null;

test('of those that are on, the one that began last is shown', () => {
  const old = one('old');
  const newer = one('newer', { starts_at: '2026-11-26T00:00:00.000Z' });
  expect(shown('everywhere', newer, old)).toBe('newer');
  expect(shown('everywhere', old, newer)).toBe('newer');
});

test('inactive, past and future ones are not shown', () => {
  expect(
    shown(
      'home',
      one('aside', { active: 0 }),
      one('over', { ends_at: '2026-11-27T11:00:00.000Z' }),
      one('coming', { starts_at: '2026-11-27T12:00:00.001Z' }),
    ),
  ).toBeNull();
});

test('one for home is shown on no other page', () => {
  const home = one('home', { shown_on: 'home', starts_at: '2026-11-20T00:00:00.000Z' });
  expect(shown('home', one('all'), home)).toBe('home');
  expect(shown('everywhere', one('all'), home)).toBe('all');
  expect(shown('everywhere', home)).toBeNull();
});

test('one for an area is shown to shoppers there, and not to shoppers without a place', () => {
  const here = { district: '3', upazila: 17 };
  const forAll = { districts: [], upazilas: [] };
  expect([isForArea(forAll, null), isForArea(forAll, here)]).toEqual([true, true]);
  expect(isForArea({ districts: [3], upazilas: [] }, here)).toBe(true);
  expect(isForArea({ districts: [4], upazilas: ['17'] }, here)).toBe(true);
  expect(isForArea({ districts: [4], upazilas: [18] }, here)).toBe(false);
  expect(isForArea({ districts: [3], upazilas: [17] }, null)).toBe(false);
});
