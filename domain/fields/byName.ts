/** A document whose fields are read by names known only at run time. What such a field holds is for the reader to check. */
export const byName = <D extends object>(document: D): D & Readonly<Record<string, unknown>> =>
  document as D & Readonly<Record<string, unknown>>;
