/** The outside services, chosen by name at start. An unknown name stops the start. */
import { createBkashClient } from './bkash/http';
import { createBkashPayouts } from './bkash/payouts';
import { systemClock } from './clock';
import { randomIds } from './ids';
import { createDiskFiles } from './files/disk';
import type { FileStore } from './files/files';
import { createS3Files } from './files/s3';
import { createMemoryLimits } from './limits/memory';
import { createMongoLimits, type LimitStore } from './limits/mongo';
import { createLocalMail } from './mail/local';
import { createSmtpMail } from './mail/smtp';
import { createHttpSms } from './sms/http';
import { createLocalSms } from './sms/local';
import { totp } from './totp';
import type { BkashSettings, FilesSettings, Gateways, GatewaySettings, MailSettings, SmsSettings } from './types';
import { watched } from './watched';

/** Creates all gateways from the owner's settings. `store`: the counters that several processes share. */
export function createGateways(settings: GatewaySettings, store?: LimitStore): Gateways {
  return {
    sms: watched('sms', chooseSms(settings.sms)),
    mail: watched('mail', chooseMail(settings.mail)),
    bkash: watched('bkash', chooseBkash(settings.bkash)),
    bkashPayouts: watched('bkash', createBkashPayouts(settings.bkashPayouts, systemClock)),
    files: chooseFiles(settings.files),
    limits: store ? createMongoLimits(store) : createMemoryLimits(),
    clock: systemClock,
    ids: randomIds,
    totp,
  };
}

function chooseSms(settings: SmsSettings): Gateways['sms'] {
  switch (settings.name) {
    case 'http':
      return createHttpSms(settings);
    case 'local':
      return createLocalSms(settings, systemClock);
    default:
      return unknownName('SMS', settings);
  }
}

function chooseMail(settings: MailSettings): Gateways['mail'] {
  switch (settings.name) {
    case 'smtp':
      return createSmtpMail(settings);
    case 'local':
      return createLocalMail(settings, systemClock);
    default:
      return unknownName('mail', settings);
  }
}

function chooseBkash(settings: BkashSettings): Gateways['bkash'] {
  if (settings.name !== 'http' && settings.name !== 'simulator') return unknownName('bKash', settings.name);
  return createBkashClient(settings, systemClock);
}

/** The file store. Also for commands that need no other gateway. */
export function chooseFiles(settings: FilesSettings): FileStore {
  switch (settings.name) {
    case 's3':
      return createS3Files(settings);
    case 'disk':
      return createDiskFiles(settings);
    default:
      return unknownName('files', settings);
  }
}

function unknownName(what: string, settings: never): never {
  throw new Error(`Unknown ${what} gateway: ${String((settings as { name?: string }).name ?? settings)}`);
}
