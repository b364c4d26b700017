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

let isAskedAgain = false;

/**
 * Caches the current page, with its scripts and pictures, once somebody stays on it. Returns a function to cancel that.
 * `askAgain`: an account's own answers that came with the document were never asked for, so the worker has not seen them.
 */
export function keepPage(askAgain: (() => void) | null): () => void {
  const timer = setTimeout(() => {
    if (!worker() || !navigator.onLine || spares()) return;
    const page = location.href.split('#')[0];
    const files = performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => keptFolders.some((folder) => name.startsWith(location.origin + folder)));
    void worker()?.ready.then(({ active }) => active?.postMessage({ kind: 'seen', page, files }));
    if (!askAgain || isAskedAgain || !hasServiceWorker()) return;
    isAskedAgain = true;
    askAgain();
  }, settleMs);
  return () => clearTimeout(timer);
}

/** Cached pages can be opened as documents. */
export const hasServiceWorker = (): boolean => Boolean(worker()?.controller);
