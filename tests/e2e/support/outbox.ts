/** The messages the server sent, as its outbox keeps them. */
import fs from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';

export type Sms = { to: string; text: string };

const file = path.join(process.env.HAAT_DATA_DIR ?? 'data', 'outbox', 'sms.jsonl');

/** Every text message to a mobile so far, oldest first. */
export function smsTo(mobile: string): Sms[] {
  if (!fs.existsSync(file)) return [];
  const lines = fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('}'));
  return lines.map((line) => JSON.parse(line) as Sms).filter(({ to }) => to.endsWith(mobile));
}

/** The code in the newest message to a mobile, once there are as many messages with one as wanted. */
export async function codeFor(mobile: string, count = 1): Promise<string> {
  const codes = () => smsTo(mobile).flatMap(({ text }) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? []);
  await expect.poll(() => codes().length, { timeout: 20_000, intervals: [50, 100, 200] }).toBeGreaterThanOrEqual(count);
  return codes().at(-1)!;
}
