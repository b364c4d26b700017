/** E-mail through any SMTP server, by nodemailer. */
import { createTransport } from 'nodemailer';
import { GatewayError, type GatewayErrorKind } from '../../domain/gatewayError';
import { redacted } from '../request';
import type { SmtpMailSettings } from '../types';
import { isAddress, type MailGateway } from './mail';

/** Sends real e-mail. */
export function createSmtpMail(settings: SmtpMailSettings): MailGateway {
  const limit = settings.timeoutSeconds * 1_000;
  const transport = createTransport({
    host: settings.host,
    port: settings.port,
    secure: settings.secure,
    ...(settings.user === '' ? {} : { auth: { user: settings.user, pass: settings.password } }),
    connectionTimeout: limit,
    greetingTimeout: limit,
    socketTimeout: limit,
    // A text never becomes a file or a page of this server's.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'smtp',
    async send({ to, subject, text }) {
      if (!isAddress(to)) throw new GatewayError('mail', 'invalid', 'address');
      try {
        const sent = await transport.sendMail({ from: settings.from, to, subject, text });
        return { reference: sent.messageId || null };
      } catch (error) {
        throw mailFault(error, [settings.password, text]);
      }
    },
  };
}

type SmtpFault = { code?: string; command?: string; responseCode?: number; response?: string };

function mailFault(error: unknown, secrets: readonly string[]): GatewayError {
  const { code = '', command = '', responseCode, response } = error as SmtpFault;
  const word = responseCode ? String(responseCode) : code || 'unknown';
  return new GatewayError('mail', kindOf(code, command, responseCode), word, redacted(response, secrets));
}

/** SMTP: 4xx is "not now", 5xx is "no". Without an answer it matters how far the talk had come. */
function kindOf(code: string, command: string, responseCode: number | undefined): GatewayErrorKind {
  if (code === 'EAUTH' || code === 'ENOAUTH') return responseCode && responseCode < 500 ? 'transient' : 'setup';
  if (responseCode) return responseCode >= 500 ? 'invalid' : 'transient';
  if (code === 'ETLS') return 'setup';
  // Only once the text itself is on its way can it have arrived.
  return command === 'DATA' || command === '' ? 'noAnswer' : 'transient';
}
