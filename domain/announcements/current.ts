import { isWithin, type Period } from '../time/period';
import type { Id } from '../ids';
import type { AnnouncementPlace } from './kinds';

type Announced = Period & {
  active?: number | null;
  shown_on?: string | null;
  createdAt: string;
};
/** The ids of its districts and areas; with neither, everybody sees it. */
type Audience = { districts: readonly Id[]; upazilas: readonly Id[] };
/** The shopper's place; null if none is chosen. */
export type Area = { district: Id; upazila: Id } | null;

const names = (ids: readonly Id[], id: Id): boolean => ids.some((each) => String(each) === String(id));

/** Whether it is for shoppers there. One for an area is not shown to shoppers without a place. */
export function isForArea({ districts, upazilas }: Audience, area: Area): boolean {
  if (districts.length === 0 && upazilas.length === 0) return true;
  return area !== null && (names(districts, area.district) || names(upazilas, area.upazila));
}

const beginning = ({ starts_at, createdAt }: Announced): number => Date.parse(starts_at ?? createdAt);

/** The announcement shown at a place: of those for it that are on, the one that began last. */
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
