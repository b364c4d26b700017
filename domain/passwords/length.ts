/** How long a password may be: the lower bound is the product's, the upper keeps a hash from being fed megabytes. */
export const passwordLength = { min: 8, max: 128 } as const;
