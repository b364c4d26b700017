/**
 * The rows after a given row, in a sort order of several fields that ends with the id: where the next page of a list
 * begins.
 */

export type Order = { field: string; descending: boolean };
/** A row's values in the fields of the order, the id last. */
export type Place = readonly (string | number | boolean | null)[];
type Condition = Record<string, unknown>;

/** The requested order, completed so that no two rows share a position: equal rows newest first, then by id. */
export function fullOrder(sort: readonly string[], hasTimes: boolean): Order[] {
  const order: Order[] = [];
  for (const each of hasTimes ? [...sort, '-createdAt'] : sort) {
    const field = each.replace(/^-/, '');
    if (order.some((known) => known.field === field)) continue;
    order.push({ field, descending: each.startsWith('-') });
    // Ids are unique: anything after them changes nothing.
    if (field === 'id') return order;
  }
  // In the direction of the field before it, as an index on that field orders its rows.
  return [...order, { field: 'id', descending: order.at(-1)?.descending ?? true }];
}

export const sortOf = (order: readonly Order[]): string[] =>
  order.map(({ field, descending }) => `${descending ? '-' : ''}${field}`);

/**
 * The condition for all rows after a position. Both databases sort null before anything else. `isFilled`: the field
 * always has a value.
 */
export function behind(order: readonly Order[], place: Place, isFilled: (field: string) => boolean): Condition {
  const ways = order.flatMap(({ field, descending }, index) => {
    const next = further(field, descending, place[index] ?? null, isFilled(field));
    if (!next) return [];
    const same = order.slice(0, index).map((before, at) => ({ [before.field]: { equals: place[at] ?? null } }));
    return [{ and: [...same, next] }];
  });
  const [first] = order;
  const begin = place[0] ?? null;
  // Repeated for the first field alone, so that an index can be used: an `or` by itself would scan from the start.
  const canLead = first !== undefined && begin !== null && (!first.descending || isFilled(first.field));
  const lead = canLead
    ? [{ [first.field]: { [first.descending ? 'less_than_equal' : 'greater_than_equal']: begin } }]
    : [];
  return { and: [...lead, { or: ways }] };
}

/** Null if nothing comes after it. */
function further(field: string, descending: boolean, value: Place[number], isFilled: boolean): Condition | null {
  if (value === null) return descending ? null : { [field]: { not_equals: null } };
  if (!descending) return { [field]: { greater_than: value } };
  return isFilled
    ? { [field]: { less_than: value } }
    : { or: [{ [field]: { less_than: value } }, { [field]: { equals: null } }] };
}
