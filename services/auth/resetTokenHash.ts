import type { Ctx } from '../ctx';

/** How the token of a reset mail is stored: reading the database or a backup of it is not enough to set a password. */
export const resetTokenHash = (ctx: Pick<Ctx, 'gateways' | 'secret'>, token: string): string =>
  ctx.gateways.ids.hash(`reset-mail:${token}`, ctx.secret);
