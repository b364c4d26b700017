/**
 * The fields a write changes. Relations may come as ids or as documents; undefined, null and empty text are the same.
 */

/** The fields of the list whose value has changed; all fields that are present when there was no document before. */
export function changedFields(
  data: Record<string, unknown>,
  before: Record<string, unknown> | undefined,
  fields: readonly string[],
): string[] {
  return fields.filter((field) => {
    const value = plain(data[field]);
    return value !== undefined && value !== (before ? (plain(before[field]) ?? '') : '');
  });
}

export const changesAny = (...args: Parameters<typeof changedFields>): boolean => changedFields(...args).length > 0;

function plain(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (value === null) return '';
  if (typeof value === 'object' && 'id' in value) return String(value.id);
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
