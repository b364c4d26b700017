import type { MessageTemplateShape } from '../../contract/messageTemplates';
import { messageTemplate } from '../../domain/messages/templates';
import type { TemplateInUse } from '../../services/messageTemplates/templateInUse';
import { flag } from './flags';

/** A message that the shop sends automatically, with its current text. */
export function presentMessageTemplate({ name, isOn, changedAt, ...words }: TemplateInUse): MessageTemplateShape {
  const { channel, placeholders, optional } = messageTemplate(name);
  return {
    name,
    channel,
    ...words,
    placeholders: Object.keys(placeholders),
    required_placeholders: Object.keys(placeholders).filter((each) => placeholders[each]?.required),
    optional: flag(optional ? 1 : 0),
    is_on: flag(isOn ? 1 : 0),
    changed_at: changedAt,
  };
}
