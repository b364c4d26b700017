/** A policy in the reader's language if available, otherwise in the other one, with a note. */
import styled from 'styled-components';
import { policyFor } from '../../../../domain/policies/fields';
import { wordsOf, type ShownBlock } from '../../../../domain/richText/shown';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { EmptyState } from '../../ui/EmptyState';
import { RichText } from '../../ui/RichText';
import { policyMessages } from './messages';

const Text = styled.article`
  max-width: 76ch;
  padding: 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  @media (min-width: 640px) {
    padding: 32px 40px;
  }
`;

export const Note = styled.p`
  max-width: 76ch;
  margin: 0 0 12px;
  color: var(--ink-2);
`;

type Texts = { text: ShownBlock[]; text_bn: ShownBlock[] };

/** What a reader of this language is shown of the two texts. */
export function policyTextFor(language: 'en' | 'bn', { text, text_bn }: Texts) {
  const english = wordsOf(text);
  const chosen = policyFor(language, english, wordsOf(text_bn));
  return { isOwn: chosen.isOwn, blocks: chosen.text === english ? text : text_bn };
}

export function PolicyText({ texts }: { texts: Texts }) {
  const say = useText(policyMessages);
  const language = useLanguage();
  const { isOwn, blocks } = policyTextFor(language, texts);
  if (blocks.length === 0) return <EmptyState title={say('empty')} />;
  return (
    <>
      {!isOwn && <Note role="note">{say('otherLanguage')}</Note>}
      <Text>
        <RichText blocks={blocks} lang={isOwn ? undefined : language === 'bn' ? 'en' : 'bn'} />
      </Text>
    </>
  );
}
