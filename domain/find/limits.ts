/** Of each kind of record, so many are found. */
export const foundOfEachKind = 5;
