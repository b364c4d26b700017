/** Numbers of the database as flags of the contract. */

export const flag = (value: number | null | undefined): 0 | 1 => (value === 1 ? 1 : 0);

/** 1 grocery, 2 general. */
export const oneOrTwo = (value: number | null | undefined): 1 | 2 => (value === 1 ? 1 : 2);
