import { invalid } from '../../domain/failure';
import { messageTemplate, type MessageName } from '../../domain/messages/templates';
import type { Ctx } from '../ctx';
import { checkWords, type TemplateWords } from './checkWords';
import { inUse, templateInUse, type TemplateInUse } from './templateInUse';

const why = 'templates are written by these calls alone, which admins make';

/**
 * Saves an admin's text for a message. Throws `invalid` by field; a message that is always sent cannot be turned off.
 */
export async function saveTemplate(
  ctx: Ctx,
  name: MessageName,
  { isOn, ...words }: TemplateWords & { isOn: boolean },
): Promise<TemplateInUse> {
  const { channel, optional } = messageTemplate(name);
  checkWords(name, words);
  if (!isOn && !optional) throw invalid({ is_on: 'alwaysSent' });
  const data = {
    ...words,
    ...(channel === 'mail' ? {} : { subject: '', subject_bn: '' }),
    name,
    is_on: isOn ? 1 : 0,
  };
  return ctx.db.inTransaction(async () => {
    const templates = ctx.db.asSystem(why);
    const stored = await templates.findOne('message-templates', { where: { name: { equals: name } } });
    return inUse(
      name,
      stored
        ? await templates.update('message-templates', stored.id, data)
        : await templates.create('message-templates', data),
    );
  });
}

/** Resets a message to its default text, and to being on or off as by default. */
export async function resetTemplate(ctx: Ctx, name: MessageName): Promise<TemplateInUse> {
  await ctx.db.asSystem(why).removeWhere('message-templates', { name: { equals: name } });
  return templateInUse(ctx, name);
}
