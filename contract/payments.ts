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
    status: z.string().max(20).optional(),
  }),
  answers: { 302: nothing },
});

export const bkashIpn = defineRoute({
  name: 'bkashIpn',
  method: 'POST',
  path: '/bkash/ipn',
  who: 'public',
  tag,
  summary: "bKash's instant payment notification (Amazon SNS envelope): asks the gateway what became of the payment",
  body: z.looseObject({
    Type: z.string().max(60),
    MessageId: z.string().max(100).optional(),
    Message: z.string().max(20_000).optional(),
  }),
  limit: { points: 120, perSeconds: 60 },
  answers: { 200: nothing },
});
