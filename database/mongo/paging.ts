/** Payload leaves out the page where nothing is to be counted; here a page is a page, at the price of a count from the second on. */
import type { Adapter, WriteCall } from './types';

export function pageWithoutCount(adapter: Adapter): void {
  const calls = adapter as unknown as { find: WriteCall };
  const find = calls.find.bind(adapter);
  calls.find = (given) => {
    const { page, pagination } = given as { page?: number; pagination?: boolean };
    return find(pagination === false && (page ?? 1) > 1 ? ({ ...given, pagination: true } as never) : given);
  };
}
