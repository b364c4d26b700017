import type { Where } from 'payload';

/** Said wherever the catalogue is read past the access rules: the condition below is the same rule for everybody. */
export const publicCatalogue = 'the public catalogue: the condition itself asks for visible products only';

/** The condition of everything public: visible products, and what else is wanted. */
export function onlyVisible(...wanted: Where[]): Where {
  return { and: [{ visible: { equals: 1 } }, ...wanted] };
}
