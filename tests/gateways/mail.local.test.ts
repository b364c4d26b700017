import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fixedClock } from './fixedClock';
import { createLocalMail } from '../../gateways/mail/local';
import type { MailMessage } from '../../gateways/mail/mail';
import { mailSuite } from './mail.suite';

describe('the local mail client', () => {
  let folder: string;

  mailSuite(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'haat-mail-'));
    return {
      client: createLocalMail(
        { name: 'local', outboxFolder: folder },
        fixedClock(new Date('2026-03-10T10:00:00.000Z')),
      ),
      arrived: async () => {
        const kept = await readFile(path.join(folder, 'mail.jsonl'), 'utf8').catch(() => '');
        return kept
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => {
            const { at, ...mail } = JSON.parse(line) as MailMessage & { at: string };
            expect(at).toBe('2026-03-10T10:00:00.000Z');
            return mail;
          });
      },
      close: () => rm(folder, { recursive: true }),
    };
  });
});
