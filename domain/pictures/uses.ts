/** Where a picture can be shown, as those are told who look after the library. */
import type { Id } from '../ids';

/** Whose records have a name that editors may read: what they write themselves, and what the public sees. */
const named = [
  'sliders',
  'banners',
  'site-information',
  'pages',
  'policies',
  'products',
  'shops',
  'main-categories',
  'sub-categories',
  'child-categories',
] as const;
/** Told as a kind only. */
const unnamed = ['policy-texts', 'other'] as const;

export const usePlaces = [...named, ...unnamed] as const;
export type UsePlace = (typeof usePlaces)[number];

/** One place: `part` is the field of the record, for a slide or banner its name. */
export type PictureUse = { place: UsePlace; record: Id | null; title: string; title_bn: string; part: string };

const known: ReadonlySet<string> = new Set(usePlaces);
const withName: ReadonlySet<string> = new Set(named);

export const placeOfUse = (slug: string): UsePlace => (known.has(slug) ? (slug as UsePlace) : 'other');
export const isNamedPlace = (place: UsePlace): boolean => withName.has(place);
