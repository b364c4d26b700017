import type { Where } from 'payload';

/**
 * The reason given wherever the catalogue is read without access rules: the condition below applies the same rule to
 * everybody.
 */
export const publicCatalogue = 'the public catalogue: the condition itself asks for visible products only';

/** The condition on everything public: visible products, and whatever else is required. */
export function onlyVisible(...wanted: Where[]): Where {
  return { and: [{ visible: { equals: 1 } }, ...wanted] };
}
