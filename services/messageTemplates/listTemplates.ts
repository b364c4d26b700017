import { messageNames } from '../../domain/messages/templates';
import type { Ctx } from '../ctx';
import { inUse, type TemplateInUse } from './templateInUse';

/** Every message that the shop sends automatically, with its current text. For admins. */
export async function listTemplates(ctx: Ctx): Promise<TemplateInUse[]> {
  const stored = await ctx.db.asActor.find('message-templates', { limit: messageNames.length });
  return messageNames.map((name) =>
    inUse(
      name,
      stored.find((each) => each.name === name),
    ),
  );
}
