import type { Payload } from 'payload';
import { searchIndexOf } from './searchIndex';

/** Notes that this process is saving a brand, shop or category: the next searches check whether it is committed. */
export function touchNames(payload: Payload): void {
  searchIndexOf(payload).namesTouched = true;
}
