/**
 * What a visitor's cookies say of language, theme and place, in one form. Cookies are anybody's words: what the shop cannot
 * have written itself counts as none, so that an odd cookie gets the page everybody gets.
 */
import { parseCookies } from './src/app/session/cookies';
import { readPlace, storedPlace, type Place } from './src/app/session/place';
import type { StoredOnServer } from './src/app/session/useStored';

/** The place that is meant, with its names as they are now; null when there is none such. */
export type KnownPlace = (place: Place) => Promise<Place | null>;

const LONGEST = 600;
const languages = ['en', 'bn'];
const themes = ['light', 'dark'];

export async function choicesOf(cookies: string, knownPlace: KnownPlace): Promise<StoredOnServer> {
  const found = parseCookies(cookies);
  const short = (name: string): string | null => {
    const value = found[name];
    return value !== undefined && value.length <= LONGEST ? value : null;
  };
  const one = (name: string, known: readonly string[]) => known.find((each) => each === found[name]);
  const [language, theme] = [one('language', languages), one('theme', themes)];
  const wanted = readPlace(short('district'), short('upazila'), short('place'));
  const place = wanted && (await knownPlace(wanted));
  return { ...(language && { language }), ...(theme && { theme }), ...(place && storedPlace(place)) };
}
