import fs from 'node:fs';
import path from 'node:path';

/** Removes what a folder of kept results holds from longer ago than this: whoever began with it has ended by then. */
export function removeOld(folder, olderThanMs) {
  for (const name of fs.readdirSync(folder)) {
    const place = path.join(folder, name);
    // Another process may remove or rename it meanwhile.
    const made = fs.statSync(place, { throwIfNoEntry: false });
    if (made && Date.now() - made.mtimeMs > olderThanMs) fs.rmSync(place, { recursive: true, force: true });
  }
}
