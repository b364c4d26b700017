/** Keys for integrators: made and revoked by the super admin. */
import { z } from 'zod';
import { apiKeyScopes } from '../domain/apiKeys/scopes';
import { superAdmin } from '../domain/permissions';
import { defineRoute, nothing } from './route';
import { anyPassword, day, id, instant, pathId, requiredText } from './shapes';

const tag = 'API keys';
const scope = z.enum(apiKeyScopes);
const keyShape = z
  .strictObject({
    id,
    name: z.string().describe('What the key is for.'),
    owner: z.strictObject({ id, name: z.string() }).nullable(),
    scopes: z.array(z.string()),
    hint: z.string(),
    created_at: instant,
    last_used_at: instant.nullable(),
    expires_at: instant.nullable().describe('When it expires; null: it is valid until it is revoked.'),
    revoked_at: instant.nullable(),
  })
  .meta({ id: 'ApiKey', description: 'A key of an integrator, without the key itself.' });

export const allApiKeys = defineRoute({
  name: 'allApiKeys',
  method: 'GET',
  path: '/all-api-keys',
  who: superAdmin,
  tag,
  summary: 'All keys, newest first; the keys themselves are never shown again',
  answers: { 200: z.strictObject({ keys: z.array(keyShape) }) },
});

export const apiKeyCreate = defineRoute({
  name: 'apiKeyCreate',
  method: 'POST',
  path: '/api-key-create',
  who: superAdmin,
  tag,
  summary: 'Creates a key, with the caller’s own password; `key` is shown only this once',
  body: z.strictObject({
    name: requiredText(100).describe('What the key is for.'),
    owner: id.describe('The account the key acts as.'),
    scopes: z.array(scope).min(1).max(apiKeyScopes.length),
    expires_on: day
      .optional()
      .describe('The last day on which the key is valid, in Dhaka; absent: until it is revoked.'),
    current_password: anyPassword,
  }),
  answers: {
    200: z.strictObject({
      key: z.string().describe('The key itself: shown only this once.'),
      record: keyShape.describe('The stored record.'),
    }),
  },
});

export const apiKeyRevoke = defineRoute({
  name: 'apiKeyRevoke',
  method: 'POST',
  path: '/api-key-revoke/:id',
  who: superAdmin,
  tag,
  summary: 'Revokes the key at once',
  params: z.strictObject({ id: pathId }),
  answers: { 200: nothing },
  fails: ['notFound', 'refused'],
});
