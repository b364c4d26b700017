import { GatewayError } from '../../domain/gatewayError';
import { normaliseMobile } from '../../domain/mobiles';
import { keepInOutbox } from '../outbox';
import type { Clock, OutboxSettings } from '../types';
import type { SmsGateway } from './sms';

/** Writes every text message to `sms.jsonl` instead of sending it. */
export function createLocalSms(settings: OutboxSettings, clock: Clock): SmsGateway {
  return {
    name: 'local',
    async send({ to, text }) {
      const number = normaliseMobile(to);
      if (!number) throw new GatewayError('sms', 'invalid', 'number');
      await keepInOutbox(settings.outboxFolder, 'sms.jsonl', {
        to: number.mobile,
        text,
        at: clock.now().toISOString(),
      });
      return { reference: null };
    },
    balance: async () => ({ balance: 1_000, expire: `${clock.now().getUTCFullYear() + 1}-12-31` }),
  };
}
