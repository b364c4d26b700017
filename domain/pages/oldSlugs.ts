import { mostOldSlugs } from './limits';

/** The addresses that lead to a page after its slug changed from `before` to `after`: the newest last, its own not among them. */
export function oldSlugsAfter(known: readonly string[], before: string | null, after: string): string[] {
  const all = before === null ? known : [...known.filter((slug) => slug !== before), before];
  return all.filter((slug) => slug !== after).slice(-mostOldSlugs);
}
