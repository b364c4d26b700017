/** Long enough for the slower of the two paths on a small machine. */
const FLOOR_MS = 400;

/**
 * Returns the result of the work, or fails, no sooner than a fixed time after the start: the duration then reveals
 * nothing.
 */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const floor = new Promise((resolve) => setTimeout(resolve, FLOOR_MS));
  try {
    return await work();
  } finally {
    await floor;
  }
}
