import { firstShownAt, isNewlyShown } from '../../../../domain/follows/rules';

const now = new Date('2026-11-23T10:00:00.000Z');
const earlier = '2026-11-01T10:00:00.000Z';

test('the time a product was first shown is kept, whatever happens to it later', () => {
  expect(firstShownAt(null, 0, now)).toBeNull();
  expect(firstShownAt(null, 1, now)).toBe(now.toISOString());
  expect(firstShownAt({ visible: 0, first_shown_at: null }, 1, now)).toBe(now.toISOString());
  expect(firstShownAt({ visible: 0, first_shown_at: earlier }, 1, now)).toBe(earlier);
});

test('one shown before this was recorded counts from the day it was added', () => {
  expect(firstShownAt({ visible: 1, createdAt: earlier }, 0, now)).toBe(earlier);
});

test('only what nobody has seen before is new', () => {
  expect(isNewlyShown(null, { visible: 1 })).toBe(true);
  expect(isNewlyShown(null, { visible: 0 })).toBe(false);
  expect(isNewlyShown({ visible: 0 }, { visible: 1 })).toBe(true);
  expect(isNewlyShown({ visible: 1 }, { visible: 1 })).toBe(false);
  expect(isNewlyShown({ visible: 0, first_shown_at: earlier }, { visible: 1 })).toBe(false);
});
