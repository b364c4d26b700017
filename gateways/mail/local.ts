import { GatewayError } from '../../domain/gatewayError';
import { keepInOutbox } from '../outbox';
import type { Clock, OutboxSettings } from '../types';
import { isAddress, type MailGateway } from './mail';

/** Writes every e-mail to `mail.jsonl` instead of sending it. */
export function createLocalMail(settings: OutboxSettings, clock: Clock): MailGateway {
  return {
    name: 'local',
    async send({ to, subject, text }) {
      if (!isAddress(to)) throw new GatewayError('mail', 'invalid', 'address');
      await keepInOutbox(settings.outboxFolder, 'mail.jsonl', { to, subject, text, at: clock.now().toISOString() });
      return { reference: null };
    },
  };
}
