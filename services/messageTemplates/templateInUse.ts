import { messageTemplate, type MessageName } from '../../domain/messages/templates';
import type { MessageTemplate as Stored } from '../../payload-types';
import type { Ctx } from '../ctx';

/** A template as it is used now: with an admin's text, or its default. */
export type TemplateInUse = {
  name: MessageName;
  subject: string;
  subject_bn: string;
  text: string;
  text_bn: string;
  isOn: boolean;
  /** When an admin changed it; null: never, or it was reset. */
  changedAt: string | null;
};

export function inUse(name: MessageName, stored: Stored | null | undefined): TemplateInUse {
  const { subject, text, optional, offAtFirst } = messageTemplate(name);
  return {
    name,
    subject: stored?.subject || (subject?.en ?? ''),
    subject_bn: stored?.subject_bn || (subject?.bn ?? ''),
    text: stored?.text ?? text.en,
    text_bn: stored?.text_bn ?? text.bn,
    isOn: !optional || (stored ? stored.is_on === 1 : !offAtFirst),
    changedAt: stored?.updatedAt ?? null,
  };
}

/** The template in use for messages of this name. One query. */
export async function templateInUse(ctx: Ctx, name: MessageName): Promise<TemplateInUse> {
  return inUse(
    name,
    await ctx.db.row('the shop writes its own messages', 'message-templates', { where: { name: { equals: name } } }),
  );
}
