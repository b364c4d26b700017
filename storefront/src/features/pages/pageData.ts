/** The structured data of a page for search engines: its questions and answers. */
import type { PageShape } from '../../../../contract/pages';
import type { Language } from '../../../../frontend/messages/language';

export function questionData({ blocks }: PageShape, language: Language): Record<string, unknown>[] {
  const all = blocks.flatMap((block) => (block.kind === 'questions' ? block.questions : []));
  if (all.length === 0) return [];
  const isBangla = language === 'bn';
  return [
    {
      '@type': 'FAQPage',
      mainEntity: all.map((each) => ({
        '@type': 'Question',
        name: isBangla ? each.question_bn : each.question,
        acceptedAnswer: { '@type': 'Answer', text: isBangla ? each.answer_bn : each.answer },
      })),
    },
  ];
}
