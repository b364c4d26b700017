/** Slugs are made from names: lower-case letters and digits of any script, words joined by hyphens. */

export const maxSlugLength = 150;
/** The problem reported for anything else. */
export const slugRule = {
  en: `Write letters, digits and single hyphens between them, at most ${maxSlugLength} characters`,
  bn: `শুধু অক্ষর, সংখ্যা এবং মাঝে একটি করে হাইফেন লিখুন, সর্বোচ্চ ${maxSlugLength} অক্ষর`,
} as const;

/** A typed slug in the form in which slugs are stored. */
export const normaliseSlug = (typed: string): string => typed.normalize('NFC').trim().toLowerCase();

/** The one rule for the characters of a slug, at every entry point. */
export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && /^[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*$/u.test(text);

/** `Men's T-Shirt (Blue)` -> `mens-t-shirt-blue`. Empty if the name has neither letter nor digit. */
export function slugFromName(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’\u200b-\u200d]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, maxSlugLength)
    .replace(halfLetter, '')
    .replace(/^-+|-+$/g, '');
}

/** Half of a surrogate pair left by a cut. */
const halfLetter = /[\ud800-\udbff]$/;

/** The beginning of a slug, such that appending a hyphen and more makes a slug again. */
const beginning = (slug: string, length: number): string =>
  slug.slice(0, length).replace(halfLetter, '').replace(/-+$/, '');

/** A slug for a copy: the original slug, even one stored before the rule existed, with a unique suffix. */
export function copiedSlug(slug: string, mark: string): string {
  const base = beginning(slugFromName(slug), maxSlugLength - mark.length - 1);
  return base === '' ? mark : `${base}-${mark}`;
}

/** A product's slug: the name's, and two digits. They are passed in because the domain is deterministic. */
export function productSlug(name: string, twoDigits: number): string {
  const tail = String(Math.abs(Math.trunc(twoDigits)) % 100).padStart(2, '0');
  const base = beginning(slugFromName(name), maxSlugLength - 3);
  return base === '' ? tail : `${base}-${tail}`;
}

/** The slug itself, or with the first number from 2 on that is unused. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const candidate = `${beginning(wanted, maxSlugLength - 12)}-${number}`;
    if (!taken.has(candidate)) return candidate;
  }
}
