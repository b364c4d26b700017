import type { Payload } from 'payload';
import { searchIndexOf } from './searchIndex';

/** A brand, shop or category is being saved by this process: the next searches look whether it is committed. */
export function touchNames(payload: Payload): void {
  searchIndexOf(payload).namesTouched = true;
}
