/** Headers of requests and answers, declared once. */
import { z } from 'zod';

const header = (id: string, schema: z.ZodType, description: string) => schema.meta({ description, header: { id } });
const seconds = z.int().min(0);

/** Headers of every answer. */
export const responseHeaders = {
  'X-Request-Id': header(
    'XRequestId',
    z.uuid(),
    'Names the request in the log of the server. Tell it when you report a fault.',
  ),
  'RateLimit-Limit': header(
    'RateLimitLimit',
    z.int().min(1).optional(),
    'How many requests the narrowest limit of this call allows in its window.',
  ),
  'RateLimit-Remaining': header(
    'RateLimitRemaining',
    z.int().min(0).optional(),
    'How many requests are left in the window.',
  ),
  'RateLimit-Reset': header(
    'RateLimitReset',
    seconds.optional(),
    'Seconds until the window ends and the whole limit is there again.',
  ),
};
export const retryAfter = header('RetryAfter', z.int().min(1), 'Seconds to wait before the request is sent again.');
export const etag = header(
  'ETag',
  z.string(),
  'Names this answer. Sent back in `If-None-Match`, it saves the body while nothing has changed.',
);
export const location = header('Location', z.string(), 'Where to go on: a path of this server.');

const parameter = (id: string, name: string, schema: z.ZodType, description: string) =>
  schema.meta({ description, param: { id, name, in: 'header' as const } });

export const acceptLanguage = parameter(
  'AcceptLanguage',
  'Accept-Language',
  z
    .string()
    .max(100)
    .optional()
    .meta({ examples: ['bn'] }),
  'The language of messages: English, or Bangla for `bn`.',
);
export const ifNoneMatch = parameter(
  'IfNoneMatch',
  'If-None-Match',
  z.string().max(100).optional(),
  'The `ETag` of the answer you have: 304 without a body while it has not changed.',
);
export const seenBefore = parameter(
  'Seen',
  'X-Seen',
  z.string().max(4_000).optional(),
  'What the sender had seen of the record, as marks of its fields; the panel sends it. If somebody has changed one of these fields meanwhile, the answer is 409 and names them.',
);
export const idempotencyKey = parameter(
  'IdempotencyKey',
  'Idempotency-Key',
  z.string().max(200).optional(),
  'Any text that names this intention, a UUID for example. Sent again with the same key and body, the call gives its first answer and does nothing twice; with another body it is refused.',
);
