/** Registers the service worker that makes the shop work offline (public/sw.js). In development there is none. */
import { basePath } from './paths';

const settleMs = 3000;
const keptFolders = [`${basePath}/assets/`, '/uploads/media/'];
const worker = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** After the page has loaded, so that nothing waits for this. */
export function registerServiceWorker(): void {
  const register = () =>
    void worker()
      ?.register(`${basePath}/sw.js`)
      .catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const spares = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Caches the current page, with its scripts and pictures, once somebody stays on it. Returns a function to cancel that. */
export function keepPage(): () => void {
  const timer = setTimeout(() => {
    if (!worker() || !navigator.onLine || spares()) return;
    const page = location.href.split('#')[0];
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => keptFolders.some((folder) => name.startsWith(location.origin + folder)));
    void worker()?.ready.then(({ active }) => active?.postMessage({ kind: 'seen', page, files }));
  }, settleMs);
  return () => clearTimeout(timer);
}

/** Cached pages can be opened as documents. */
export const hasServiceWorker = (): boolean => Boolean(worker()?.controller);

/** What the last person looked at is not shown to the next one on this device. */
export async function forgetKeptPages(): Promise<void> {
  const places = globalThis.caches as CacheStorage | undefined;
  if (!places) return;
  const names = (await places.keys()).filter((name) => name.startsWith('haat-pages-'));
  await Promise.all(names.map((name) => places.delete(name)));
}
