/**
 * The allowed length of a password: the lower limit is the product's, the upper one keeps huge inputs away from the
 * hash.
 */
export const passwordLength = { min: 8, max: 128 } as const;
