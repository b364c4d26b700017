/** Restored records return to a shop that has changed meanwhile: finds new values for those that are taken. */
import { freeSlug } from '../slugs';

/**
 * Finds an unused value for each, different from `taken` and from those before it; values that can stay are left out.
 */
export function freed(wanted: readonly string[], taken: Iterable<string>): Map<string, string> {
  const used = new Set(taken);
  const changed = new Map<string, string>();
  for (const value of wanted) {
    const free = freeSlug(value, used);
    used.add(free);
    if (free !== value) changed.set(value, free);
  }
  return changed;
}

/** A name that is taken already, distinguished by a number: `Apex (2)`. */
export function freeName(name: string, taken: ReadonlySet<string>, longest: number): string {
  if (!taken.has(name)) return name;
  for (let number = 2; ; number += 1) {
    const tail = ` (${number})`;
    const candidate = `${[...name].slice(0, longest - tail.length).join('')}${tail}`;
    if (!taken.has(candidate)) return candidate;
  }
}
