/** The fields of a change that were sent: what was not stays as it is. */
export const givenFields = <T extends object>(change: T): Partial<T> =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as Partial<T>;
