/**
 * Verifies that a notice really comes from Amazon SNS, which delivers bKash's notices. The RSA signature is checked
 * with a certificate from a pinned address: otherwise the sender could choose the key.
 */
import { createVerify, X509Certificate } from 'node:crypto';
import { GatewayError } from '../../domain/gatewayError';
import { getOutside } from '../request';
import type { BkashNotice, BkashNoticeCheck } from './bkash';

/** Where certificates and confirmations may be fetched from; the simulator's own address while it is the gateway. */
export type NoticeSource = {
  simulator: string | null;
  timeoutSeconds: number;
  /** The only topic that counts; empty: any. */ topic: string;
};

const NOTIFICATION = ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'] as const;
const SUBSCRIPTION = ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'] as const;
const DIGESTS = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' } as const;
const SNS_HOST = /^sns\.[a-z0-9-]{3,30}\.amazonaws\.com$/;
const MAX_CERTIFICATES = 20;

/** The text that is signed: each present field, its name and its value, in the order SNS defines. */
export function signedText(notice: BkashNotice): string {
  const names = notice.Type === 'Notification' ? NOTIFICATION : SUBSCRIPTION;
  return names.map((name) => (notice[name] === undefined ? '' : `${name}\n${notice[name]}\n`)).join('');
}

/** The verifier of one gateway, with the certificates it has fetched. */
export function noticeChecker(source: NoticeSource) {
  const certificates = new Map<string, X509Certificate>();

  const certificateAt = async (url: string): Promise<X509Certificate> => {
    const known = certificates.get(url);
    if (known) return known;
    const reply = await getOutside('bkash', url, source.timeoutSeconds);
    if (reply.status !== 200) throw new GatewayError('bkash', 'noAnswer', `http${reply.status}`, 'certificate');
    const certificate = readCertificate(reply.text);
    if (certificates.size >= MAX_CERTIFICATES) certificates.clear();
    certificates.set(url, certificate);
    return certificate;
  };

  return {
    async check(notice: BkashNotice): Promise<BkashNoticeCheck> {
      // SNS signs for everybody who has a topic there; the topic is among the signed fields.
      if (source.topic !== '' && notice.TopicArn !== source.topic) return 'foreignTopic';
      if (!isPinned(source, notice.SigningCertURL, 'certificate')) return 'foreignCertificate';
      const digest = DIGESTS[notice.SignatureVersion];
      const { publicKey } = await certificateAt(notice.SigningCertURL);
      const verify = createVerify(digest).update(signedText(notice), 'utf8');
      return verify.verify(publicKey, notice.Signature, 'base64') ? 'genuine' : 'badSignature';
    },
    /** False: the address must not be opened. */
    async confirm(subscribeUrl: string): Promise<boolean> {
      if (!isPinned(source, subscribeUrl, 'confirmation')) return false;
      const reply = await getOutside('bkash', subscribeUrl, source.timeoutSeconds);
      if (reply.status !== 200) throw new GatewayError('bkash', 'noAnswer', `http${reply.status}`, 'confirmation');
      return true;
    },
  };
}

function readCertificate(pem: string): X509Certificate {
  try {
    return new X509Certificate(pem);
  } catch {
    throw new GatewayError('bkash', 'noAnswer', 'unreadable', 'certificate');
  }
}

/** For Amazon: https only, the SNS host of a region, no port and no user. For the simulator: its two addresses only. */
function isPinned({ simulator }: NoticeSource, text: string, what: 'certificate' | 'confirmation'): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  if (simulator !== null) {
    const place = new URL(`${simulator}/sns/${what === 'certificate' ? 'cert.pem' : 'confirm'}`);
    return url.origin === place.origin && url.pathname === place.pathname && url.username === '' && url.password === '';
  }
  const isSns = url.protocol === 'https:' && SNS_HOST.test(url.hostname) && url.port === '';
  if (!isSns || url.username !== '' || url.password !== '') return false;
  return what === 'confirmation' || url.pathname.endsWith('.pem');
}
