import type { Ctx } from '../ctx';

/** How the token of a reset mail is kept: whoever reads the database or a backup of it cannot set a password with it. */
export const resetTokenHash = (ctx: Pick<Ctx, 'gateways' | 'secret'>, token: string): string => ctx.gateways.ids.hash(`reset-mail:${token}`, ctx.secret);
