/** E-mail through any SMTP server, with nodemailer. */
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
    // Longer than the phases before it, so that silence at the beginning can be told from silence at the end.
    socketTimeout: limit * 2,
    // Text must never be read as a file or URL by this server.
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

type SmtpFault = {
  code?: string;
  responseCode?: number;
  response?: string;
  syscall?: string;
  timeoutType?: string;
};

function mailFault(error: unknown, secrets: readonly string[]): GatewayError {
  const fault = error as SmtpFault;
  const word = fault.responseCode ? String(fault.responseCode) : (fault.code ?? 'unknown');
  return new GatewayError('mail', kindOf(fault), word, redacted(fault.response, secrets));
}

/** SMTP: 4xx means "not now", 5xx means "no". */
function kindOf({ code, responseCode, syscall, timeoutType }: SmtpFault): GatewayErrorKind {
  if (code === 'EAUTH' || code === 'ENOAUTH') return responseCode && responseCode < 500 ? 'transient' : 'setup';
  if (responseCode) return responseCode >= 500 ? 'invalid' : 'transient';
  if (code === 'ETLS') return 'setup';
  const beforeTheText =
    code === 'EDNS' || syscall === 'connect' || timeoutType === 'CONNECT_TIMEOUT' || timeoutType === 'GREETING_TIMEOUT';
  // After this point nodemailer does not tell how far the conversation had got: the mail may have been accepted.
  return beforeTheText ? 'transient' : 'noAnswer';
}
