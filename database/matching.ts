/** Finding documents by words in their names, newest first, looking no further than what was asked for. */
import type { PayloadRequest, Where } from 'payload';

export type MatchArgs = {
  collection: string;
  /** All of them stand in the names: at the beginning of a word, or anywhere in one. */
  words: readonly string[];
  where: 'beginnings' | 'anywhere';
  /** What else has to hold. */
  also: Where;
  limit: number;
  req?: Partial<PayloadRequest>;
};

export type Matching = { matches(args: MatchArgs): Promise<(number | string)[]> };
