/** What the shop's service worker (storefront/public/sw.js) keeps of a person: dropped when they sign out, in the shop or in the panel. */

async function dropStores(prefix: string): Promise<void> {
  const places = globalThis.caches as CacheStorage | undefined;
  if (!places) return;
  const names = (await places.keys()).filter((name) => name.startsWith(prefix));
  await Promise.all(names.map((name) => places.delete(name)));
}

/** What the last account read about itself is not kept for the next one on this device. Never throws. */
export async function forgetOwnAnswers(): Promise<void> {
  // The worker forgets what is still on its way, too.
  const browser = globalThis.navigator as
    (Omit<Navigator, 'serviceWorker'> & Partial<Pick<Navigator, 'serviceWorker'>>) | undefined;
  browser?.serviceWorker?.controller?.postMessage({ kind: 'signedOut' });
  await dropStores('haat-own-').catch(() => undefined);
}

/** What the last person looked at is not shown to the next one on this device. Never throws. */
export const forgetKeptPages = (): Promise<void> => dropStores('haat-pages-').catch(() => undefined);
