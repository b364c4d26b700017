/** A document whose fields are read by names known only at run time. The reader checks the values. */
export const byName = <D extends object>(document: D): D & Readonly<Record<string, unknown>> =>
  document as D & Readonly<Record<string, unknown>>;
