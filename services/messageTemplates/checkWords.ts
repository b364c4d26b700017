import { invalid, type FieldProblem } from '../../domain/failure';
import { messageProblem } from '../../domain/messages/fill';
import { messageTemplate, type MessageName } from '../../domain/messages/templates';

export type TemplateWords = { subject: string; subject_bn: string; text: string; text_bn: string };

/**
 * Throws `invalid`, by field, for texts with unknown placeholders or without required ones, and for a mail without a
 * subject.
 */
export function checkWords(name: MessageName, words: TemplateWords): void {
  const { placeholders, channel } = messageTemplate(name);
  const problems: Record<string, FieldProblem> = {};
  for (const field of ['text', 'text_bn'] as const) {
    const problem = messageProblem(words[field], placeholders);
    if (problem) problems[field] = problem;
  }
  if (channel === 'mail')
    for (const field of ['subject', 'subject_bn'] as const) {
      const problem =
        words[field] === '' ? { code: 'required' } : messageProblem(words[field], placeholders, { mayLack: true });
      if (problem) problems[field] = problem;
    }
  if (Object.keys(problems).length > 0) throw invalid(problems);
}
