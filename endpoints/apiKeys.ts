import * as contract from '../contract/apiKeys';
import { createApiKey } from '../services/apiKeys/createApiKey';
import { listApiKeys } from '../services/apiKeys/listApiKeys';
import { revokeApiKey } from '../services/apiKeys/revokeApiKey';
import { implement } from './implement';
import { presentApiKey } from './present/apiKey';

export const apiKeyEndpoints = [
  implement(contract.allApiKeys, async (ctx) => ({ status: 200, keys: (await listApiKeys(ctx)).map(presentApiKey) })),
  implement(contract.apiKeyCreate, async (ctx, { body }) => {
    const { key, record } = await createApiKey(ctx, body);
    return { status: 200, message: 'apiKeyCreated', key, record: presentApiKey(record) };
  }),
  implement(contract.apiKeyRevoke, async (ctx, { params }) => {
    await revokeApiKey(ctx, params.id);
    return { status: 200, message: 'apiKeyRevoked' };
  }),
];
