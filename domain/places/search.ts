/** Finds districts and areas by what a shopper types, in either script, best match first. */
import { distanceToStart, spellingKeys } from './spelling';

type Named = { name: string; name_bn: string; other_names: readonly string[] };
type SearchedArea = Named & { id: string | number };
type SearchedDistrict = Named & { id: string | number; area: readonly SearchedArea[] };

/** A whole district, or one area of it. */
export type FoundPlace<D extends SearchedDistrict> = { district: D; area: D['area'][number] | null };

type Entry<D extends SearchedDistrict> = FoundPlace<D> & {
  /** Its names, as one word each. */
  names: readonly string[];
  /** The same without their first words. */
  laterWords: readonly string[];
  /** With its district's names, in either order. */
  withDistrict: readonly string[];
};
export type PlaceIndex<D extends SearchedDistrict> = readonly Entry<D>[];

const keysOf = ({ name, name_bn, other_names }: Named): string[][] => [name, name_bn, ...other_names].map(spellingKeys);
const joined = (names: readonly string[][]): string[] => names.map((keys) => keys.join('')).filter((key) => key !== '');

/** Built once for a list of places; a search then only compares the keys. */
export function indexPlaces<D extends SearchedDistrict>(districts: readonly D[]): PlaceIndex<D> {
  const entryOf = (district: D, area: D['area'][number] | null, districtNames: readonly string[]): Entry<D> => {
    const keys = keysOf(area ?? district);
    const names = joined(keys);
    return {
      district,
      area,
      names,
      laterWords: joined(keys.flatMap((words) => words.slice(1).map((_, at) => words.slice(at + 1)))),
      withDistrict: area ? names.flatMap((own) => districtNames.flatMap((of) => [own + of, of + own])) : [],
    };
  };
  return districts.flatMap((district) => {
    const names = joined(keysOf(district));
    return [entryOf(district, null, names), ...district.area.map((area) => entryOf(district, area, names))];
  });
}

const shortestInside = 3;

/** 0 is best; null does not match. */
function rankOf(typed: string, { names, laterWords, withDistrict }: Entry<SearchedDistrict>): number | null {
  if (names.includes(typed)) return 0;
  const begins = (name: string) => name.startsWith(typed);
  if (names.some(begins)) return 1;
  if (laterWords.some(begins)) return 2;
  if (withDistrict.some(begins)) return 3;
  return typed.length >= shortestInside && names.some((name) => name.includes(typed)) ? 4 : null;
}

/** The number of typing errors allowed for a word of this length. */
const slips = (length: number): number => (length >= 8 ? 2 : length >= 5 ? 1 : 0);

function slipsOf(typed: string, { names, withDistrict }: Entry<SearchedDistrict>): number | null {
  const least = Math.min(...[...names, ...withDistrict].map((name) => distanceToStart(typed, name)));
  return least <= slips(typed.length) ? least : null;
}

/**
 * The best matches, districts before areas that match equally well; none for an empty text. Misspelt names only if no
 * others match.
 */
export function searchPlaces<D extends SearchedDistrict>(
  index: PlaceIndex<D>,
  typed: string,
  limit: number,
): FoundPlace<D>[] {
  const key = spellingKeys(typed).join('');
  // One letter again and again sounds like that letter, and names no place.
  if (key === '' || (key.length === 1 && typed.trim().length > 2)) return [];
  const ranked = (rank: (entry: Entry<D>) => number | null) =>
    index
      .map((entry) => ({ entry, rank: rank(entry) ?? Infinity }))
      .filter((each) => each.rank < Infinity)
      .sort((a, b) => a.rank - b.rank || Number(a.entry.area !== null) - Number(b.entry.area !== null))
      .slice(0, limit)
      .map(({ entry: { district, area } }) => ({ district, area }));
  const found = ranked((entry) => rankOf(key, entry));
  return found.length > 0 || slips(key.length) === 0 ? found : ranked((entry) => slipsOf(key, entry));
}
