/** The fields of a change that were sent: the others stay unchanged. */
export const givenFields = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
