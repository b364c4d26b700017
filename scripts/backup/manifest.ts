/** The description stored in a backup, so that a restore can recognise a complete one. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const MANIFEST = 'manifest.json';
export const DATABASE = 'haat.db';
/** Folders of a backup and of the data folder that hold files. */
export const FOLDERS = ['uploads', 'documents', 'private'] as const;

const schema = z.strictObject({
  format: z.literal(1),
  product: z.literal('haat'),
  version: z.string(),
  made_at: z.string(),
  /** Every migration the database has been through, oldest first. */
  migrations: z.array(z.string()),
  /** Rows per table. */
  counts: z.record(z.string(), z.int()),
  /** SHA-256 of every file, by its path inside the backup. */
  files: z.record(z.string(), z.string().regex(/^[0-9a-f]{64}$/)),
});
export type Manifest = z.output<typeof schema>;

export function readManifest(folder: string): Manifest {
  const file = path.join(folder, MANIFEST);
  if (!fs.existsSync(file)) throw new Error(`${folder} is not a backup: there is no ${MANIFEST}`);
  let read: unknown;
  try {
    read = JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${file} cannot be read`);
  }
  const parsed = schema.safeParse(read);
  if (!parsed.success) throw new Error(`${file} is not a manifest of this product`);
  return parsed.data;
}

export async function checksum(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of fs.createReadStream(file)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Every file below a folder, as paths from `root`. */
export function filesBelow(root: string, folder: string): string[] {
  const whole = path.join(root, folder);
  if (!fs.existsSync(whole)) return [];
  return fs
    .readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}
