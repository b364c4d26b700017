import { keyOf } from '../../authority/actor';
import { invalid } from '../../domain/failure';
import type { Ctx } from '../ctx';

/**
 * The panel asks for a reason with every rejection; the calls of the original clients have none. Who calls with an API
 * key gives one too: throws `invalid` with the field `reason`.
 */
export function requireReasonOfKeys(ctx: Ctx, reason: string): void {
  if (keyOf(ctx.actor) && reason === '') throw invalid({ reason: 'required' });
}
