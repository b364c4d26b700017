/** The outside services, chosen by name once at start. An unknown name stops the boot. */
import { createBkashClient } from './bkash/http';
import { systemClock } from './clock';
import { randomIds } from './ids';
import { createMemoryLimits } from './limits/memory';
import { createMongoLimits, type LimitStore } from './limits/mongo';
import { createLocalMail } from './mail/local';
import { createSmtpMail } from './mail/smtp';
import { createHttpSms } from './sms/http';
import { createLocalSms } from './sms/local';
import { totp } from './totp';
import type { BkashSettings, Gateways, GatewaySettings, MailSettings, SmsSettings } from './types';

/** Everything the product reaches outside for, by the owner's settings. `store`: what several processes count in together. */
export function createGateways(settings: GatewaySettings, store?: LimitStore): Gateways {
  return {
    sms: chooseSms(settings.sms),
    mail: chooseMail(settings.mail),
    bkash: chooseBkash(settings.bkash),
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

function unknownName(what: string, settings: never): never {
  throw new Error(`Unknown ${what} gateway: ${String((settings as { name?: string }).name ?? settings)}`);
}
