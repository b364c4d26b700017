/**
 * What API tests run, as bundled JavaScript: from source each server and each test file loads 2,900 files anew, which takes more
 * processor time than most tests.
 *
 * `bundledServers`: the servers and commands that tests start as processes of their own, built again only when the code has
 * changed. `bundledTests`: the test files of one run (`processRunner.mjs`).
 * `node tests/support/bundle.mjs` prints the folder of the servers.
 */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { entries, options, SOURCES } from '../../scripts/bundle.mjs';
import { removeOld } from '../../scripts/removeOld.mjs';
import { markOf, root } from '../../scripts/steps.mjs';

const CACHE = path.join(root, 'node_modules/.cache/haat/test-bundle');
/** A run that still uses those of older code has ended by then. */
const KEPT_MS = 3 * 60 * 60 * 1000;
const servers = { serveApi: 'tests/support/serveApi.ts', serveShop: 'tests/support/serveShop.ts' };
/** The folder of the servers and commands. */
const bundledServers = () =>
  kept(markOf([...SOURCES, ...Object.values(servers), 'tests/support/bundle.mjs']), (outdir) =>
    build({ ...options, entryPoints: { ...entries, ...servers }, outdir }),
  );

/** The project's own scripts know where they are: they are loaded from there, once, also by what a test starts. */
const ownScripts = {
  name: 'own-scripts',
  setup({ onResolve }) {
    onResolve({ filter: /^\..*\.mjs$/ }, ({ path: file, resolveDir }) =>
      resolveDir.includes('node_modules')
        ? undefined
        : { path: pathToFileURL(path.resolve(resolveDir, file)).href, external: true },
    );
  },
};

/** Bundles these test files into a folder of their own; `remove` it after the run. */
export async function bundledTests(files) {
  fs.mkdirSync(CACHE, { recursive: true });
  const outdir = fs.mkdtempSync(path.join(CACHE, 'tests-'));
  const nameOf = (file) => path.relative(root, file).replace(/\.ts$/, '');
  const entryPoints = Object.fromEntries(files.map((file) => [nameOf(file), file]));
  await build({ ...options, entryPoints, outdir, plugins: [ownScripts, ...options.plugins] });
  return {
    fileOf: (file) => path.join(outdir, `${nameOf(file)}.js`),
    remove: () => fs.rmSync(outdir, { recursive: true, force: true }),
  };
}

/** Builds into a folder named by the `mark`, unless it is there. */
async function kept(mark, make) {
  const folder = path.join(CACHE, mark.slice(0, 16));
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(CACHE, { recursive: true });
  removeOld(CACHE, KEPT_MS);
  // Built in a temporary folder and moved into place when complete, so that nobody starts half of one.
  const outdir = fs.mkdtempSync(path.join(CACHE, 'new-'));
  await make(outdir);
  try {
    fs.renameSync(outdir, folder);
  } catch (error) {
    // Another test file was faster.
    fs.rmSync(outdir, { recursive: true, force: true });
    if (!fs.existsSync(folder)) throw error;
  }
  return folder;
}

if (process.argv[1] === import.meta.filename) process.stdout.write(await bundledServers());
