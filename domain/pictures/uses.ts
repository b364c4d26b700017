/** Where a picture can be shown, with the names for editors. */
import type { Id } from '../ids';

/** The records whose names editors may read: their own, and public ones. */
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
/** Only their kind is named. */
const unnamed = ['policy-texts', 'other'] as const;

export const usePlaces = [...named, ...unnamed] as const;
export type UsePlace = (typeof usePlaces)[number];

/** One place: `part` is the field of the record, or the name of a slide or banner. */
export type PictureUse = { place: UsePlace; record: Id | null; title: string; title_bn: string; part: string };

const known: ReadonlySet<string> = new Set(usePlaces);
const withName: ReadonlySet<string> = new Set(named);

export const placeOfUse = (slug: string): UsePlace => (known.has(slug) ? (slug as UsePlace) : 'other');
export const isNamedPlace = (place: UsePlace): boolean => withName.has(place);
