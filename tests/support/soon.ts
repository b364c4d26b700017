const LONGEST_MS = 25_000;

/** Tries until it holds: for what a job does. The last attempt's failure is the test's. */
export async function soon(holds: () => Promise<void>): Promise<void> {
  for (const until = Date.now() + LONGEST_MS; ;) {
    try {
      return await holds();
    } catch (error) {
      if (Date.now() > until) throw error;
      await new Promise((go) => setTimeout(go, 100));
    }
  }
}
