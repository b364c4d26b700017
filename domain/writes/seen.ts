/**
 * The values somebody saw before changing them: a short mark of each field's value, sent along with the change. If a
 * field has another value by now, somebody else has changed it meanwhile. Fields that the form does not show are not
 * compared, so a sale or a counter is no conflict.
 */

type Values = Readonly<Record<string, unknown>>;

/** The maximum length of the marks. */
export const longestSeen = 4_000;

/** FNV-1a over the letters, twice with different seeds: 64 bits are enough to distinguish two values of one field. */
function markOf(value: unknown): string {
  const text = typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value);
  const half = (begin: number): string => {
    let hash = begin;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return (hash >>> 0).toString(36);
  };
  return `${half(0x811c9dc5)}.${half(0x2166f7a3)}`;
}

/** The marks of these fields of a record: `name=1x2.3y4,slug=…`. */
export const seenText = (record: Values, names: readonly string[]): string =>
  names
    .filter((name) => name in record && /^\w{1,40}$/.test(name))
    .map((name) => `${name}=${markOf(record[name])}`)
    .join(',');

/** The fields whose value differs from the one that was seen. */
export const changedSince = (seen: string, record: Values): string[] =>
  seen
    .slice(0, longestSeen)
    .split(',')
    .flatMap((part) => {
      const [name = '', mark] = part.split('=');
      return name in record && mark !== markOf(record[name]) ? [name] : [];
    });
