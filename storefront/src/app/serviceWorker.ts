/** The script that keeps the shop open without a network (public/sw.js). In development there is none. */
import { basePath } from './paths';

const settleMs = 3000;
const keptFolders = [`${basePath}/assets/`, '/uploads/media/'];
const worker = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

/** Once the page has loaded: nothing that it needs waits for this. */
export function registerServiceWorker(): void {
  const register = () =>
    void worker()
      ?.register(`${basePath}/sw.js`)
      .catch(() => undefined);
  if (document.readyState === 'complete') register();
  else window.addEventListener('load', register, { once: true });
}

const spares = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;

/** Has the present page kept once somebody stays on it, with the scripts and pictures it took. Gives back how to call that off. */
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

/** Kept pages can be opened as documents. */
export const hasServiceWorker = (): boolean => Boolean(worker()?.controller);
