/** Questions that open to show their answers. */
import styled from 'styled-components';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import type { PartOf } from './types';

const List = styled.div`
  max-width: 76ch;
  details {
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--card);
  }
  details + details {
    margin-top: 8px;
  }
  summary {
    min-height: 44px;
    padding: 10px 16px;
    font-weight: 600;
    cursor: pointer;
  }
  p {
    padding: 0 16px 14px;
    color: var(--ink-2);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export function QuestionsPart({ part }: { part: PartOf<'questions'> }) {
  const isBangla = useLanguage() === 'bn';
  return (
    <List>
      {part.questions.map((each, place) => (
        <details key={place}>
          <summary>{isBangla ? each.question_bn : each.question}</summary>
          <p>{isBangla ? each.answer_bn : each.answer}</p>
        </details>
      ))}
    </List>
  );
}
