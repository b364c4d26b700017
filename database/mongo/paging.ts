/**
 * Payload ignores the page when nothing is to be counted; here the page is respected, which costs a count from the
 * second page on.
 */
import type { Adapter } from './types';

export function pageWithoutCount(adapter: Adapter): void {
  const find = adapter.find.bind(adapter);
  adapter.find = (args) =>
    find(args.pagination === false && (args.page ?? 1) > 1 ? { ...args, pagination: true } : args);
}
