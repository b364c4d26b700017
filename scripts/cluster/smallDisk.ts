/**
 * A real, small file system in its own mount namespace, with which it disappears: a tmpfs, or an ext4 in a file. A
 * shell inside takes commands. If this machine does not allow mounting it, `open` says why.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';

const asRoot = process.getuid?.() === 0;
/** Without root, a user namespace provides root rights inside. */
const ways: string[][] = asRoot ? [['-m'], ['-rm']] : [['-rm']];

/** What mounts each kind at a folder; an ext4 needs a file beside it and a loop device, which only root has. */
const kinds = {
  tmpfs: (at: string, megabytes: number) => `mount -t tmpfs -o size=${megabytes}m none '${at}'`,
  ext4: (at: string, megabytes: number) =>
    `truncate -s ${megabytes}M '${at}.img' && mkfs.ext4 -q '${at}.img' && mount -o loop '${at}.img' '${at}'`,
};
export type DiskKind = keyof typeof kinds;

/**
 * Type and source are named: without root, `mount` would repeat options that the kernel set itself and then refuses.
 */
const remount = (at: string, mode: 'ro' | 'rw') => `mount -t tmpfs -o remount,${mode} none '${at}'`;

/** How such a disk can be mounted here, and write-protected for tests that need it; null if impossible. */
function wayIn(kind: DiskKind, at: string): string[] | null {
  if (process.platform !== 'linux') return null;
  const wanted = [kinds[kind](at, 8), ...(kind === 'tmpfs' ? [remount(at, 'ro'), remount(at, 'rw')] : [])].join(' && ');
  return ways.find((way) => spawnSync('unshare', [...way, 'sh', '-c', wanted]).status === 0) ?? null;
}

/**
 * A command line that runs another one with a tmpfs of so many megabytes mounted at an empty folder; the disk
 * disappears with it. Null if mounting is not allowed.
 */
export function onSmallDisk(folder: string, megabytes: number, command: readonly string[]): string[] | null {
  const way = wayIn('tmpfs', folder);
  return way && ['unshare', ...way, 'sh', '-c', `${kinds.tmpfs(folder, megabytes)} && exec "$@"`, 'sh', ...command];
}

export class SmallDisk {
  private constructor(
    private readonly shell: ChildProcess,
    readonly folder: string,
  ) {}

  /** A disk of so many megabytes at an empty folder; a sentence if it is impossible. */
  static open(kind: DiskKind, folder: string, megabytes: number): SmallDisk | string {
    const way = wayIn(kind, folder);
    if (!way)
      return `skipped: nobody may mount a ${kind} here (neither root nor \`unshare --map-root-user --mount\` can)`;
    const shell = spawn('unshare', [...way, 'sh', '-c', `${kinds[kind](folder, megabytes)} && exec sh`], {
      env: process.env,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    return new SmallDisk(shell, folder);
  }

  /** Runs a command where the disk is mounted; returns its output and exit code. */
  async run(command: string): Promise<{ code: number; said: string }> {
    const mark = randomUUID();
    let heard = '';
    return new Promise((resolve) => {
      const hear = (bytes: Buffer) => {
        heard += bytes.toString('utf8');
        const end = new RegExp(`^([^]*)${mark} (\\d+)\\n`).exec(heard);
        if (!end) return;
        this.shell.stdout!.off('data', hear);
        resolve({ said: end[1]!.trim(), code: Number(end[2]) });
      };
      this.shell.stdout!.on('data', hear);
      this.shell.stdin!.write(`{ ${command}\n} 2>&1; echo ${mark} $?\n`);
    });
  }

  /** Fills it completely, or what became free since. */
  fill = () => this.run(`cat /dev/zero >> '${this.folder}/ballast'; df --output=avail '${this.folder}' | tail -1`);
  /** Frees the space. */
  free = () => this.run(`rm -f '${this.folder}/ballast'`);
  /** Makes a tmpfs read-only, and writable again. */
  forbidWriting = () => this.run(remount(this.folder, 'ro'));
  allowWriting = () => this.run(remount(this.folder, 'rw'));
  /** Does what the kernel does with a failing disk: read-only from now on, even for open files. For an ext4. */
  breakDown = () => this.run(`mount -o remount,abort '${this.folder}'`);

  /** Ends the shell, and with it the namespace and the disk. */
  async close(): Promise<void> {
    this.shell.stdin!.end();
    if (this.shell.exitCode === null) await once(this.shell, 'exit');
    fs.rmSync(this.folder, { recursive: true, force: true });
    fs.rmSync(`${this.folder}.img`, { force: true });
  }
}
