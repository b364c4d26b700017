/** Shared by the commands: reporting progress, running a step, and knowing when a step can be skipped. Plain Node. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

export const root = path.resolve(import.meta.dirname, '..');
const startedAt = Date.now();

export const tell = (line) => console.log(`[${((Date.now() - startedAt) / 1000).toFixed(0).padStart(4)} s] ${line}`);

/** Output of Node and Jest in every run that nobody has to read. */
const NOISE =
  /^(Force exiting Jest|A worker process has failed to exit gracefully|\(node:\d+\) ExperimentalWarning|\(Use `node --trace-warnings)/;

/** The number of lines that are kept for the error of a command with a `prefix`. */
const LAST_LINES = 20;
/** How long output is awaited after a command has ended: a process it left behind keeps the pipe open, perhaps for ever. */
const OUTPUT_MS = 5000;

/**
 * Runs a command and resolves when it succeeds. Its output is shown; or kept and shown only when it fails (`quiet`);
 * or shown line by line with a `prefix`, for commands that run in parallel: its error has the `last` lines. After
 * `minutes`, if given, it is killed with the processes it started, and has failed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean, prefix?: string, minutes?: number }} [how]
 * @returns {Promise<string>}
 */
export function run(command, args, { env = {}, quiet = false, prefix, minutes } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: quiet || prefix ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // A group of its own, to be killed whole.
      detached: minutes !== undefined,
    });
    let kept = '';
    const keep = (chunk) => (kept += chunk);
    const last = [];
    const show = (line) => {
      if (!line.trim() || NOISE.test(line)) return;
      console.log(`${prefix} | ${line}`);
      if (last.push(line) > LAST_LINES) last.shift();
    };
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8');
      if (prefix && stream) createInterface({ input: stream }).on('line', show);
      else stream?.on('data', keep);
    }
    const group = minutes && limited(child, minutes);
    let closing;
    child.on('error', (error) => {
      group?.end();
      reject(error);
    });
    child.on('exit', () => {
      group?.end();
      closing = setTimeout(() => [child.stdout, child.stderr].forEach((stream) => stream?.destroy()), OUTPUT_MS);
    });
    child.on('close', (code, signal) => {
      clearTimeout(closing);
      if (code === 0) return resolve(kept);
      if (quiet) process.stderr.write(kept);
      const error = new Error(
        group?.isLate
          ? `still at work after ${minutes} minutes`
          : `${path.basename(command)} ended with ${code ?? signal}`,
      );
      reject(prefix ? Object.assign(error, { last }) : error);
    });
  });
}

/**
 * A command in a process group of its own: killed whole after so many minutes, with what it left behind when it ends,
 * and when this process is told to end, since such a group hears no Ctrl+C.
 */
function limited(child, minutes) {
  const kill = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  };
  const endToo = () => {
    kill();
    process.exit(1);
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, endToo);
  const group = { isLate: false, end };
  const limit = setTimeout(() => {
    group.isLate = true;
    kill();
  }, minutes * 60_000);
  function end() {
    clearTimeout(limit);
    for (const signal of signals) process.off(signal, endToo);
    kill();
  }
  return group;
}

/** A hash of the content of files and folders. */
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

/** Runs a step unless the stored hash of the last run is the same. */
export async function unlessDone(markFile, mark, step) {
  const file = path.join(root, markFile);
  if (fs.existsSync(file) && fs.readFileSync(file, 'utf8') === mark) return false;
  await step();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, mark);
  return true;
}

const INSTALLED = 'node_modules/.haat/installed';

/** Whether the development tools are installed, which production does without. */
export const hasTools = () =>
  fs.existsSync(path.join(root, 'node_modules/tsx')) && fs.existsSync(path.join(root, 'node_modules/esbuild'));

/** Installs the packages of the lock file, once; without one, those package.json asks for. */
export async function install() {
  const command = fs.existsSync(path.join(root, 'package-lock.json')) ? 'ci' : 'install';
  // `npm prune --omit=dev` keeps the marker file and removes the tools.
  if (!hasTools()) fs.rmSync(path.join(root, INSTALLED), { force: true });
  const did = await unlessDone(INSTALLED, markOf(['package-lock.json'], process.version), async () => {
    tell('Installing packages (once) …');
    await run('npm', [command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      env: { NODE_ENV: 'development' },
      quiet: true,
    });
  });
  if (!did) tell('Packages are installed.');
}
