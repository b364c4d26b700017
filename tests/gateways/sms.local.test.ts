import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixedClock } from './fixedClock';
import { createLocalSms } from '../../gateways/sms/local';
import { smsSuite } from './sms.suite';

describe('the local SMS client', () => {
  let folder: string;

  smsSuite(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'haat-sms-'));
    const outboxFolder = path.join(folder, 'outbox');
    return {
      client: createLocalSms({ name: 'local', outboxFolder }, fixedClock(new Date('2026-03-10T10:00:00.000Z'))),
      arrived: async () => {
        const kept = await readFile(path.join(outboxFolder, 'sms.jsonl'), 'utf8').catch(() => '');
        return kept
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const { to, text, at } = JSON.parse(line) as { to: string; text: string; at: string };
            expect(at).toBe('2026-03-10T10:00:00.000Z');
            return { to, text };
          });
      },
      close: () => rm(folder, { recursive: true }),
    };
  });
});
