/** A sentence with the reason an admin gave, if one was given. */
export const withReason = (sentence: string, word: string, reason: string): string =>
  reason === '' ? sentence : `${sentence} ${word}: ${reason}`;
