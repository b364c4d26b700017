/**
 * The servers and commands that API tests start as processes of their own, as JavaScript: from source each of them loads 1,400
 * files anew, which takes five times the processor time. `node tests/support/bundle.mjs` prints the folder they are in; they
 * are built again only when the code has changed.
 */
import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { entries, options, SOURCES } from '../../scripts/bundle.mjs';
import { markOf, root } from '../../scripts/steps.mjs';

const CACHE = path.join(root, 'node_modules/.cache/haat/test-bundle');
/** A run that still uses those of older code has ended by then. */
const KEPT_MS = 3 * 60 * 60 * 1000;
const servers = { serveApi: 'tests/support/serveApi.ts', serveShop: 'tests/support/serveShop.ts' };

async function bundle() {
  const mark = markOf([...SOURCES, ...Object.values(servers), 'tests/support/bundle.mjs']);
  const folder = path.join(CACHE, mark.slice(0, 16));
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(CACHE, { recursive: true });
  for (const name of fs.readdirSync(CACHE)) {
    const old = path.join(CACHE, name);
    if (Date.now() - fs.statSync(old).mtimeMs > KEPT_MS) fs.rmSync(old, { recursive: true, force: true });
  }
  // Built in a temporary folder and moved into place when complete, so that nobody starts half of one.
  const outdir = fs.mkdtempSync(path.join(CACHE, 'new-'));
  await build({ ...options, entryPoints: { ...entries, ...servers }, outdir });
  try {
    fs.renameSync(outdir, folder);
  } catch (error) {
    // Another test file was faster.
    fs.rmSync(outdir, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  return folder;
}

process.stdout.write(await bundle());
