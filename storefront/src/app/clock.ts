/** The browser's clock, read in one place. */
export const now = (): Date => new Date();
