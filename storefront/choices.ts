/**
 * A visitor's language, theme and place from the cookies, normalised. Cookies are untrusted: a value the shop cannot
 * have written counts as absent, so that such a visitor gets the default page.
 */
import { languageOfQuery } from './src/app/languageAddress';
import { parseCookies } from './src/app/session/cookies';
import { readPlace, storedPlace, type Place } from './src/app/session/place';
import type { StoredOnServer } from './src/app/session/useStored';

/** The place with its current names; null if there is no such place. */
export type KnownPlace = (place: Place) => Promise<Place | null>;

const LONGEST = 600;
const languages = ['en', 'bn'];
const themes = ['light', 'dark'];

/** `query` is that of the address: the language it names counts more than the cookie's. */
export async function choicesOf(
  cookies: string,
  query: URLSearchParams,
  knownPlace: KnownPlace,
): Promise<StoredOnServer> {
  const found = parseCookies(cookies);
  const short = (name: string): string | null => {
    const value = found[name];
    return value !== undefined && value.length <= LONGEST ? value : null;
  };
  const one = (name: string, known: readonly string[]) => known.find((each) => each === found[name]);
  const language = languageOfQuery(query) ?? one('language', languages);
  const theme = one('theme', themes);
  const wanted = readPlace(short('district'), short('upazila'), short('place'));
  const place = wanted && (await knownPlace(wanted));
  return { ...(language && { language }), ...(theme && { theme }), ...(place && storedPlace(place)) };
}
