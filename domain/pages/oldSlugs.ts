import { mostOldSlugs } from './limits';

/**
 * The former slugs of a page after its slug changed from `before` to `after`: the newest last, without the current one.
 */
export function oldSlugsAfter(known: readonly string[], before: string | null, after: string): string[] {
  const all = before === null ? known : [...known.filter((slug) => slug !== before), before];
  return all.filter((slug) => slug !== after).slice(-mostOldSlugs);
}
