import { fillMessage } from '../../domain/messages/fill';
import type { MessageName, MessageValues } from '../../domain/messages/templates';
import type { Ctx, Language } from '../ctx';
import { templateInUse } from '../messageTemplates/templateInUse';

export type WrittenMessage = { subject: string; text: string };

/**
 * Writes a message in one language, or in both if the reader's language is unknown (`values` in each). Null when an
 * admin has turned it off. One query.
 */
export async function writeMessage<N extends MessageName>(
  ctx: Ctx,
  name: N,
  values: Partial<Record<Language, MessageValues<N>>>,
): Promise<WrittenMessage | null> {
  const template = await templateInUse(ctx, name);
  if (!template.isOn) return null;
  const words = {
    bn: { subject: template.subject_bn, text: template.text_bn },
    en: { subject: template.subject, text: template.text },
  };
  const parts = (['bn', 'en'] as const).flatMap((language) => {
    const given = values[language];
    return given
      ? [{ subject: fillMessage(words[language].subject, given), text: fillMessage(words[language].text, given) }]
      : [];
  });
  return {
    subject: parts.map(({ subject }) => subject).join(' / '),
    text: parts.map(({ text }) => text).join('\n\n'),
  };
}
