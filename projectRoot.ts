/**
 * The project's folder. A module cannot derive it from its own path, because the same code also runs bundled in
 * `dist/server`.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

function above(folder: string): string | null {
  if (fs.existsSync(path.join(folder, 'package-lock.json'))) return folder;
  const parent = path.dirname(folder);
  return parent === folder ? null : above(parent);
}

export const projectRoot = above(path.dirname(fileURLToPath(import.meta.url))) ?? process.cwd();

/** The running release. */
export const projectVersion = (
  JSON.parse(fs.readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string }
).version;
