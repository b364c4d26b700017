/** What the commands share: saying what they do, running a step, and knowing when a step can be left out. Plain Node. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '..');
const startedAt = Date.now();

export const tell = (line) => console.log(`[${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s] ${line}`);

/** Runs a command and resolves when it ends well. Its output is shown, or kept and shown only when it fails (`quiet`). */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let kept = '';
    child.stdout?.on('data', (chunk) => (kept += chunk));
    child.stderr?.on('data', (chunk) => (kept += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return resolve(kept);
      if (quiet) process.stderr.write(kept);
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

/** A mark of the content of files and folders; the same content gives the same mark. */
export function markOf(places, extra = '') {
  const hash = createHash('sha256').update(extra);
  const add = (place) => {
    if (!fs.existsSync(place)) return;
    if (fs.statSync(place).isFile()) {
      hash.update(path.relative(root, place)).update(fs.readFileSync(place));
      return;
    }
    for (const name of fs.readdirSync(place).sort()) {
      if (name !== 'node_modules' && name !== '.next') add(path.join(place, name));
    }
  };
  places.forEach((place) => add(path.join(root, place)));
  return hash.digest('hex');
}

/** Does a step unless the mark kept from last time is the same. */
export async function unlessDone(markFile, mark, step) {
  const file = path.join(root, markFile);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mark) return false;
  await step();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, mark);
  return true;
}

/** Installs the packages of the lock file, once. */
export async function install() {
  const did = await unlessDone('node_modules/.haat/installed', markOf(['package-lock.json'], process.version), async () => {
    tell('Installing packages (once) …');
    // Not `npm ci`: it refuses a lock file that was made where builds for other systems could not be had.
    await run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], { env: { NODE_ENV: 'development' } });
  });
  if (!did) tell('Packages are installed.');
}
