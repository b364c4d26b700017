/** What bKash sends back: the shopper's browser, and its own notices. Both are hints; the gateway is asked before anything is kept. */
import { z } from 'zod';
import { defineRoute, nothing } from './route';

const tag = 'Payments';

export const bkashCallback = defineRoute({
  name: 'bkashCallback',
  method: 'GET',
  path: '/bkash/callback',
  who: 'public',
  tag,
  summary: 'Where bKash sends the browser: settles the payment and redirects to its result page',
  /** Loose: bKash adds a signature and a version that it documents no way to verify. */
  query: z.looseObject({
    paymentID: z.string().min(1).max(100).optional(),
    status: z
      .string()
      .max(20)
      .optional()
      .describe('What bKash says became of it: `success`, `failure` or `cancel`. A hint: the gateway is asked.'),
  }),
  answers: { 302: nothing },
});

export const bkashIpn = defineRoute({
  name: 'bkashIpn',
  method: 'POST',
  path: '/bkash/ipn',
  who: 'public',
  tag,
  summary:
    "bKash's instant payment notification (signed Amazon SNS envelope): asks the gateway what became of the payment",
  /** JSON, as SNS sends it: with `Content-Type: text/plain`. Loose: SNS may add fields, which are not signed. */
  body: z.looseObject({
    Type: z
      .enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation'])
      .describe('What kind of envelope it is.'),
    MessageId: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .describe('Names the envelope.'),
    TopicArn: z.string().max(300).describe('The topic of Amazon SNS that sends it.'),
    Message: z.string().max(50_000).describe('What bKash says, as JSON text.'),
    Timestamp: z.string().max(40).describe('When it was sent.'),
    SignatureVersion: z.enum(['1', '2']).describe('1: SHA-1, 2: SHA-256.'),
    Signature: z.string().max(2_000).describe('The signature of the envelope, in base 64.'),
    SigningCertURL: z.string().max(500).describe('Where the certificate of the signature is.'),
    Subject: z.string().max(200).optional().describe('A heading, part of what is signed.'),
    Token: z.string().max(1_000).optional().describe('Confirms a subscription, part of what is signed.'),
    SubscribeURL: z.string().max(2_000).optional().describe('Confirms a subscription when it is asked for.'),
  }),
  limits: [{ per: 'address', points: 120, perSeconds: 60 }],
  answers: { 200: nothing },
  fails: ['malformed', 'forbidden', 'busy'],
});
