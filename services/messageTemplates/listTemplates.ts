import { messageNames } from '../../domain/messages/templates';
import type { Ctx } from '../ctx';
import { inUse, type TemplateInUse } from './templateInUse';

/** Every message the shop sends by itself, with the words it has now. For admins. */
export async function listTemplates(ctx: Ctx): Promise<TemplateInUse[]> {
  const stored = await ctx.db.asActor.find('message-templates', { limit: messageNames.length });
  return messageNames.map((name) =>
    inUse(
      name,
      stored.find((each) => each.name === name),
    ),
  );
}
