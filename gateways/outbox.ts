/** The files in which the local clients write what they would have sent: one JSON object per line. */
import { appendFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Appends a line; the folder is created if it is missing. */
export async function keepInOutbox(folder: string, file: 'sms.jsonl' | 'mail.jsonl', record: object): Promise<void> {
  await mkdir(folder, { recursive: true });
  await appendFile(join(folder, file), `${JSON.stringify(record)}\n`, 'utf8');
}
