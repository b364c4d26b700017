/**
 * A text-message provider reached over HTTP, in the format of bulksmsbd.net: one form with key, sender, number and
 * message, answered by a numeric code. The key is sent in the body, not in the URL, so that no log on the way records
 * it.
 */
import { GatewayError, type GatewayErrorKind } from '../../domain/gatewayError';
import { internationalMobile, normaliseMobile } from '../../domain/mobiles';
import { postOutside, readObject, redacted } from '../request';
import type { HttpSmsSettings } from '../types';
import type { SmsGateway } from './sms';

const ACCEPTED = '202';

/** The provider's codes (from its API page); the other four-digit ones are all about the account's settings. */
const KIND_OF_CODE: Readonly<Record<string, GatewayErrorKind>> = {
  '1001': 'invalid', // not a number
  '1003': 'invalid', // a field is missing
  '1005': 'transient', // internal error
  '1012': 'invalid', // a masking sender must write in Bangla
};

/** Sends real text messages. */
export function createHttpSms(settings: HttpSmsSettings): SmsGateway {
  const call = async (url: string, fields: Record<string, string>, secrets: string[] = []) => {
    const reply = await postOutside(
      'sms',
      url,
      {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
        body: new URLSearchParams({ api_key: settings.apiKey, ...fields }).toString(),
      },
      settings.timeoutSeconds,
    );
    return readReply(reply, [settings.apiKey, ...secrets]);
  };

  return {
    name: 'http',
    async send({ to, text }) {
      const number = normaliseMobile(to);
      if (!number) throw new GatewayError('sms', 'invalid', 'number');
      const fields = { senderid: settings.senderId, number: internationalMobile(number), message: text, type: 'text' };
      const answer = await call(settings.sendUrl, fields, [text]);
      if (answer.code !== ACCEPTED) throw refusal(answer.code, answer.detail);
      return { reference: asText(answer.fields['message_id']) };
    },
    async balance() {
      const answer = await call(settings.balanceUrl, {});
      const left = Number(answer.fields['balance']);
      if (answer.fields['balance'] == null || !Number.isFinite(left)) throw refusal(answer.code, answer.detail);
      return {
        balance: left,
        expire: asText(answer.fields['expire'] ?? answer.fields['expiry'] ?? answer.fields['validity']),
      };
    },
  };
}

type Answer = { code: string; detail: string; fields: Record<string, unknown> };

function readReply(reply: { status: number; text: string }, secrets: readonly string[]): Answer {
  const fields = readObject(reply.text);
  const said = redacted(fields?.['error_message'] ?? fields?.['message'] ?? '', secrets);
  // Some answers consist of the code only.
  const code = asText(fields?.['response_code']) ?? (/^\s*(\d{3,4})\s*$/.exec(reply.text)?.[1] || '');
  if (code !== '') return { code, detail: said, fields: fields ?? {} };
  if (reply.status !== 200) throw new GatewayError('sms', kindOfHttp(reply.status), `http${reply.status}`, said);
  if (!fields) throw new GatewayError('sms', 'noAnswer', 'unreadable');
  return { code: '', detail: said, fields };
}

function refusal(code: string, detail: string): GatewayError {
  if (code === '') return new GatewayError('sms', 'noAnswer', 'unreadable', detail);
  return new GatewayError('sms', KIND_OF_CODE[code] ?? 'setup', code, detail);
}

/** 502 and 504 come from a proxy in between: the message may have gone through. */
function kindOfHttp(status: number): GatewayErrorKind {
  if (status === 502 || status === 504) return 'noAnswer';
  if (status === 429 || status >= 500) return 'transient';
  return status === 400 || status === 422 ? 'invalid' : 'setup';
}

function asText(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}
