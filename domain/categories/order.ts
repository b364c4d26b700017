/** The order of sibling categories: a new order names all of them, so that nobody else's change is lost. */

type Id = number | string;

/**
 * Whether `wanted` names each of `stored` exactly once and nothing else, except the moved category, which may come from
 * another parent.
 */
export function isWholeOrder(stored: readonly Id[], wanted: readonly Id[], moved: Id): boolean {
  const names = new Set(wanted.map(String));
  if (names.size !== wanted.length || !names.has(String(moved))) return false;
  const expected = new Set([...stored.map(String), String(moved)]);
  return expected.size === names.size && [...expected].every((id) => names.has(id));
}

/** The list with one entry moved to another position; unchanged if there is no such position. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  if (from === to || from < 0 || to < 0 || from >= list.length || to >= list.length) return [...list];
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, to), list[from]!, ...rest.slice(to)];
}
