import { isWithin, type Period } from '../time/period';
import type { AnnouncementPlace } from './kinds';

type Announced = Period & { active?: number | null; shown_on?: string | null; createdAt: string };

const beginning = ({ starts_at, createdAt }: Announced): number => Date.parse(starts_at ?? createdAt);

/** The one that is shown at a place: of those for it that are on, the one that began last. */
export function currentAnnouncement<A extends Announced>(
  all: readonly A[],
  place: AnnouncementPlace,
  now: Date,
): A | null {
  const on = all.filter(
    (each) =>
      each.active === 1 &&
      isWithin(each, now) &&
      (place === 'home' || (each.shown_on ?? 'everywhere') === 'everywhere'),
  );
  return on.reduce<A | null>((last, each) => (last && beginning(last) >= beginning(each) ? last : each), null);
}
