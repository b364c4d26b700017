/** The files in which the local clients write what they would have sent: one JSON object per line. */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Appends a line; the folder is created if it is missing. */
export async function keepInOutbox(folder: string, file: 'sms.jsonl' | 'mail.jsonl', record: object): Promise<void> {
  const append = () => appendFile(join(folder, file), `${JSON.stringify(record)}\n`, 'utf8');
  try {
    await append();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    await mkdir(folder, { recursive: true });
    await append();
  }
}
