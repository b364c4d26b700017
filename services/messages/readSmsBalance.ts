import { Failure } from '../../domain/failure';
import { isGatewayError } from '../../domain/gatewayError';
import type { Ctx } from '../ctx';

/** The balance left for sending text messages. */
export async function readSmsBalance(ctx: Ctx): Promise<{ balance: number; expire: string | null }> {
  try {
    return await ctx.gateways.sms.balance();
  } catch (error) {
    if (isGatewayError(error)) throw new Failure('smsUnreachable');
    throw error;
  }
}
