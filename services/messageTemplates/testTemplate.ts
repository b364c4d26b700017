import { Failure } from '../../domain/failure';
import { exampleValues, fillMessage } from '../../domain/messages/fill';
import { messageTemplate, type MessageName } from '../../domain/messages/templates';
import { actorOf, type Ctx, type Language } from '../ctx';
import { queueMessage } from '../messages/queueMessage';
import { checkWords, type TemplateWords } from './checkWords';

/**
 * Sends a text, saved or not, to the admin's own mobile or e-mail, filled with example values. Returns the address.
 * Throws `invalid` by field. In demo mode nothing is sent.
 */
export async function testTemplate(
  ctx: Ctx,
  name: MessageName,
  { language, ...words }: TemplateWords & { language: Language },
): Promise<string> {
  if (ctx.demo) throw new Failure('demoDisabled');
  checkWords(name, words);
  const { channel, placeholders } = messageTemplate(name);
  const { id, user } = actorOf(ctx);
  const values = exampleValues(placeholders, language);
  const [subject, text] = language === 'bn' ? [words.subject_bn, words.text_bn] : [words.subject, words.text];
  const to = channel === 'sms' ? `${user.mobile_prefix}${user.mobile}` : user.email;
  await queueMessage(ctx, {
    channel,
    to,
    subject: fillMessage(subject, values),
    text: fillMessage(text, values),
    purpose: 'test',
    user: id,
  });
  return to;
}
