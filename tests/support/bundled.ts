/** Servers and operator's commands as bundled JavaScript, built with the first use. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

type Name =
  'serveApi' | 'serveShop' | 'admin' | 'backup' | 'files' | 'reseal' | 'restore' | 'seed' | 'setup' | 'verify';

let folder: string | undefined;

/** The file that Node runs. */
export function bundledFile(name: Name): string {
  folder ??= execFileSync(process.execPath, ['tests/support/bundle.mjs'], { encoding: 'utf8' });
  return path.join(folder, `${name}.js`);
}
