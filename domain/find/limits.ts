/** The maximum number of results for each kind of record. */
export const foundOfEachKind = 5;
