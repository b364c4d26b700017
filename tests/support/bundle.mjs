/**
 * What API tests load, as bundled JavaScript: from source each server and each test file loads 2,900 files anew, which takes more
 * processor time than most tests. Built again only when the code has changed.
 *
 * `bundledServers`: the servers and commands that tests start as processes of their own.
 * `bundledModules`: the files of the project that tests import, for a run of all tests (`resolver.cjs`).
 * `node tests/support/bundle.mjs` prints the folder of the servers.
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
/** Packages that tests import too: an error or a schema has to be of the same class there. */
const PACKAGES = ['payload', 'zod', '@payloadcms/drizzle'];

/** The folder of the servers and commands. */
const bundledServers = () =>
  kept(markOf([...SOURCES, ...Object.values(servers), 'tests/support/bundle.mjs']), (outdir) =>
    build({ ...options, entryPoints: { ...entries, ...servers }, outdir }),
  );

/** The folder of the modules; its `modules.json` has the bundled file of each file, both relative. */
export function bundledModules() {
  const files = importedByTests();
  return kept(markOf([...SOURCES, ...files, 'tests/support/bundle.mjs'], files.join()), async (outdir) => {
    const named = [...files, ...PACKAGES].map((file) => [file.replace(/\.tsx?$/, ''), file]);
    const { metafile } = await build({ ...options, entryPoints: Object.fromEntries(named), outdir, metafile: true });
    const modules = Object.entries(metafile.outputs)
      .filter(([, { entryPoint }]) => entryPoint)
      .map(([file, { entryPoint }]) => [entryPoint, path.relative(outdir, path.join(root, file))]);
    fs.writeFileSync(path.join(outdir, 'modules.json'), JSON.stringify(Object.fromEntries(modules)));
  });
}

/** The TypeScript files outside `tests` that API tests and their support import. */
function importedByTests() {
  const found = new Set();
  for (const folder of ['tests/api', 'tests/access', 'tests/support'])
    for (const name of fs.readdirSync(path.join(root, folder), { recursive: true })) {
      if (!name.endsWith('.ts')) continue;
      const file = path.join(root, folder, name);
      for (const [, specifier] of fs.readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?'(\.\.?\/[^']+)'/g)) {
        const place = path.resolve(path.dirname(file), specifier);
        const source = [`${place}.ts`, `${place}.tsx`, `${place}/index.ts`].find((each) => fs.existsSync(each));
        if (source && !source.startsWith(path.join(root, 'tests/'))) found.add(path.relative(root, source));
      }
    }
  return [...found].sort();
}

/** Builds into a folder named by the `mark`, unless it is there. */
async function kept(mark, make) {
  const folder = path.join(CACHE, mark.slice(0, 16));
  if (fs.existsSync(folder)) return folder;
  fs.mkdirSync(CACHE, { recursive: true });
  for (const name of fs.readdirSync(CACHE)) {
    const old = path.join(CACHE, name);
    if (Date.now() - fs.statSync(old).mtimeMs > KEPT_MS) fs.rmSync(old, { recursive: true, force: true });
  }
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
