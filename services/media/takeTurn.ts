import { Semaphore } from 'async-mutex';
import { Failure } from '../../domain/failure';

/** Pictures processed at once by this process, and how many may wait with their bytes in memory. */
const AT_ONCE = 2;
const WAITING = 20;
const WAIT_SECONDS = 5;

type Turns = { semaphore: Semaphore; waiting: number };
// One queue for both copies of this module in the process.
const state = globalThis as { haatPictureTurns?: Turns };
const turns = (): Turns => (state.haatPictureTurns ??= { semaphore: new Semaphore(AT_ONCE), waiting: 0 });

/**
 * Decodes and stores a picture when its turn comes. Decoding takes up to a hundred megabytes and a second: a request
 * that arrives when too many are waiting is asked to retry.
 */
export async function takeTurn<T>(work: () => Promise<T>): Promise<T> {
  const own = turns();
  if (own.waiting >= WAITING) throw new Failure('busy', { params: { seconds: WAIT_SECONDS } });
  own.waiting += 1;
  const [, release] = await own.semaphore.acquire().finally(() => (own.waiting -= 1));
  try {
    return await work();
  } finally {
    release();
  }
}
