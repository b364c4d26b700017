/**
 * `node scripts/run.mjs <command> …`: the server or an operator's command, as built by `npm run build`, with stack
 * traces that name the source. With the development tools installed, a command other than the server runs from source
 * if the source has changed since the build.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { entries, isBundled, isCurrent, OUTPUT } from './bundle.mjs';
import { nameSources } from './sourceMaps.mjs';
import { hasTools, root } from './steps.mjs';

/** Written when a part is completely built: what the server serves besides its own code. */
const SHOWN = ['dist/storefront/.made-from', '.next/made-from'];

function stop(line) {
  console.error(line);
  process.exit(1);
}

const isThere = (place) => fs.existsSync(path.join(root, place));

async function loadTypeScript() {
  for (const part of ['tsx/cjs/api', 'tsx/esm/api']) (await import(part)).register();
}

const [name, ...rest] = process.argv.slice(2);
const source = entries[name];
if (!source) stop(`node scripts/run.mjs ${Object.keys(entries).join(' | ')}`);

const fromSource = name !== 'server' && hasTools() && !isCurrent();
if (!fromSource && !(isBundled() && (name !== 'server' || SHOWN.every(isThere))))
  stop('Nothing is built yet: run npm run build first.');

// Without the condition `production` the editor's package waits for itself, and Node exits with code 13.
if (fromSource && !process.execArgv.includes('production')) {
  const again = ['-C', 'production', ...process.execArgv, ...process.argv.slice(1)];
  const { status } = spawnSync(process.execPath, again, { stdio: 'inherit' });
  process.exit(status ?? 1);
}
if (fromSource) await loadTypeScript();
else nameSources(path.join(root, OUTPUT));

const file = path.join(root, fromSource ? source : `${OUTPUT}/${name}.js`);
process.argv.splice(1, process.argv.length - 1, file, ...rest);
try {
  await import(pathToFileURL(file).href);
} catch (error) {
  // Thrown while modules are loaded: Node would print the line of the bundle first, which is kilobytes long.
  if (error?.name === 'EnvironmentError') stop(error.message);
  throw error;
}
