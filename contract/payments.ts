/**
 * Paying a placed order, and what bKash sends: the shopper's browser, and its own notices. Both are hints; the gateway
 * is asked before anything is stored.
 */
import { z } from 'zod';
import { orderNumber } from './orderShapes';
import { defineRoute, nothing } from './route';

const tag = 'Payments';

const ownOrder = z.strictObject({ id: orderNumber });

export const payAgain = defineRoute({
  name: 'payAgain',
  method: 'POST',
  path: '/pay-order/:id',
  who: 'signed-in',
  tag,
  summary:
    'Opens another bKash payment for an order of the caller whose last one did not succeed; never while the last one may still be taken',
  params: ownOrder,
  limits: [{ per: 'account', points: 10, perSeconds: 60 }],
  answers: {
    200: z.strictObject({
      bkashurl: z
        .string()
        .nullable()
        .describe('The payment page: redirect the browser to it. Null: the last payment has arrived after all.'),
    }),
  },
  fails: ['notFound', 'refused', 'paymentUnclear', 'changedMeanwhile', 'busy'],
});

export const payOnDelivery = defineRoute({
  name: 'payOnDelivery',
  method: 'POST',
  path: '/pay-on-delivery/:id',
  who: 'signed-in',
  tag,
  summary: 'An order of the caller is paid in cash when it arrives; 201 once anything is paid',
  params: ownOrder,
  limits: [{ per: 'account', points: 10, perSeconds: 60 }],
  answers: { 200: nothing },
  fails: ['notFound', 'alreadyPaid', 'busy'],
});

export const bkashCallback = defineRoute({
  name: 'bkashCallback',
  method: 'GET',
  path: '/bkash/callback',
  who: 'public',
  tag,
  summary: 'Where bKash sends the browser: settles the payment and redirects to its result page',
  /** Loose: bKash adds a signature and a version, and documents no way to verify them. */
  query: z.looseObject({
    paymentID: z.string().min(1).max(100).optional(),
    status: z
      .string()
      .max(20)
      .optional()
      .describe(
        'The outcome according to bKash: `success`, `failure` or `cancel`. Only a hint: the gateway is queried.',
      ),
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
      .describe('The type of the envelope.'),
    MessageId: z
      .string()
      .regex(/^[\w-]{1,40}$/)
      .describe('The id of the envelope.'),
    TopicArn: z.string().max(300).describe('The topic of Amazon SNS that sends it.'),
    Message: z.string().max(50_000).describe('bKash’s message, as JSON text.'),
    Timestamp: z.string().max(40).describe('When it was sent.'),
    SignatureVersion: z.enum(['1', '2']).describe('1: SHA-1, 2: SHA-256.'),
    Signature: z.string().max(2_000).describe('The signature of the envelope, in Base64.'),
    SigningCertURL: z.string().max(500).describe('The address of the signature’s certificate.'),
    Subject: z.string().max(200).optional().describe('A heading, part of the signed text.'),
    Token: z
      .string()
      .max(1_000)
      .optional()
      .describe('The token that confirms a subscription, part of the signed text.'),
    SubscribeURL: z.string().max(2_000).optional().describe('The address that confirms a subscription.'),
  }),
  limits: [{ per: 'address', points: 120, perSeconds: 60 }],
  answers: { 200: nothing },
  fails: ['malformed', 'forbidden', 'busy'],
});
