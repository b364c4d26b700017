/**
 * `node scripts/completeLock.mjs`: adds to package-lock.json the builds for other platforms that are optional
 * dependencies and that npm left out, because its registry does not have them. Without them `npm ci` refuses the lock
 * file. Run it after
 * `npm install <package>`; `tests/structure/lockFile.test.ts` fails when it was forgotten.
 */
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const SYSTEMS = {
  darwin: 'darwin',
  win32: 'win32',
  linux: 'linux',
  android: 'android',
  freebsd: 'freebsd',
  openharmony: 'openharmony',
  wasm32: undefined,
};
const PROCESSORS = {
  arm: 'arm',
  armv7: 'arm',
  arm64: 'arm64',
  x64: 'x64',
  ia32: 'ia32',
  ppc64: 'ppc64',
  riscv64: 'riscv64',
  s390x: 's390x',
  loong64: 'loong64',
};
const LIBRARIES = { gnu: 'glibc', musl: 'musl' };

/** The packages that an entry of the lock file names and the lock file does not have: the place of each, and its version. */
export function missingFrom({ packages }) {
  const missing = new Map();
  for (const [place, entry] of Object.entries(packages)) {
    const peers = Object.entries(entry.peerDependencies ?? {}).filter(
      ([name]) => !entry.peerDependenciesMeta?.[name]?.optional,
    );
    const named = [
      ...Object.entries(entry.dependencies ?? {}),
      ...Object.entries(entry.optionalDependencies ?? {}),
      ...peers,
    ];
    for (const [name, version] of named)
      if (!isThere(packages, place, name))
        missing.set(`node_modules/${name}`, {
          name,
          version,
          of: place,
          isOptional: name in (entry.optionalDependencies ?? {}),
          isDev: entry.dev === true,
        });
  }
  return missing;
}

/** As Node resolves it: next to the package, then in every folder above. */
function isThere(packages, place, name) {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
    if (!folder.includes('/node_modules/')) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** The entry npm would write for a platform build, derived from its name. Its checksum is not known here. */
function entryOf({ name, version, isDev }) {
  const words = name.split('/').at(-1).split('-');
  const known = (table) =>
    words.map((word) => table[word.replace(/(eabi|eabihf|msvc)$/, '')] ?? table[word]).filter(Boolean);
  const [os] = known(SYSTEMS);
  const [cpu] = known(PROCESSORS);
  const [libc] = words.flatMap((word) =>
    word.startsWith('musl') ? ['musl'] : (LIBRARIES[word.replace(/eabihf$/, '')] ?? []),
  );
  if (!os || !cpu) throw new Error(`${name} does not say for which system it is: add it to the lock file by hand`);
  return {
    version,
    cpu: [cpu],
    ...(isDev ? { dev: true } : {}),
    ...(os === 'linux' && libc ? { libc: [libc] } : {}),
    optional: true,
    os: [os],
  };
}

export function complete(lock) {
  const missing = [...missingFrom(lock)];
  for (const [place, found] of missing) {
    if (!found.isOptional || !/^\d/.test(found.version))
      throw new Error(`${found.name} ${found.version}, named by ${found.of}, is not in the lock file`);
    lock.packages[place] = entryOf(found);
  }
  const inOrder = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, 'en'));
  return { lock: { ...lock, packages: Object.fromEntries(inOrder) }, added: missing.map(([, { name }]) => name) };
}

if (process.argv[1] === import.meta.filename) {
  const file = path.join(root, 'package-lock.json');
  const { lock, added } = complete(JSON.parse(fs.readFileSync(file, 'utf8')));
  if (added.length > 0) fs.writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'Nothing is missing.');
}
