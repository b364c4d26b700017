import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A run of the tests has a few hundred megabytes at once. */
const ROOM = 2 * 1024 ** 3;
const IN_MEMORY = '/dev/shm';

/**
 * A new folder for data that nobody keeps: in memory where there is room, because a test that writes waits for the disk with every
 * commit, which is a fifth of its time; else among the temporary files. Who asks for it removes it; what a process that died has left in
 * memory goes with the next one.
 */
export function quickFolder(name) {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : os.tmpdir();
  if (parent === IN_MEMORY) sweep();
  return fs.mkdtempSync(path.join(parent, `haat-${name}-${process.pid}-`));
}

function hasRoom(folder) {
  try {
    fs.accessSync(folder, fs.constants.W_OK);
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize > ROOM && os.freemem() > ROOM;
  } catch {
    return false;
  }
}

function sweep() {
  for (const name of fs.readdirSync(IN_MEMORY)) {
    const [, pid] = /^haat-[a-z]+-(\d+)-/.exec(name) ?? [];
    if (pid && !isRunning(Number(pid))) fs.rmSync(path.join(IN_MEMORY, name), { recursive: true, force: true });
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Somebody else's process runs as well.
    return error.code === 'EPERM';
  }
}
