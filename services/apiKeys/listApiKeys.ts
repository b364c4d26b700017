import type { ApiKey } from '../../payload-types';
import type { Ctx } from '../ctx';

/** All keys, newest first, with their owners. Revoked keys stay in the list. */
export const listApiKeys = (ctx: Ctx): Promise<ApiKey[]> =>
  ctx.db.asActor.find('api-keys', { sort: '-createdAt', limit: 200, depth: 1, populate: { users: { name: true } } });
