/** Why an application was rejected, and the thread about it. */
import styled from 'styled-components';
import type { AnswerOf } from '../../../../contract/route';
import type { refusedApplication } from '../../../../contract/vendors';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Notice } from '../../ui/Notice';
import { vendorMessages } from './messages';

type Refused = NonNullable<AnswerOf<typeof refusedApplication>['refused']>;

const Words = styled.div`
  display: grid;
  gap: 6px;
  text-align: left;
  p,
  li {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  ol {
    display: grid;
    gap: 4px;
    padding-left: 20px;
  }
  small {
    color: var(--ink-2);
  }
`;

export function RefusedNotice({ refused: { reason, review } }: { refused: Refused }) {
  const say = useText(vendorMessages);
  const { moment } = useFormats();
  const earlier = review.slice(0, -1);
  return (
    <Notice tone="warn">
      <Words>
        <strong>{say('refusedTitle')}</strong>
        {reason && (
          <p>
            {say('refusedReason')} {reason}
          </p>
        )}
        <p>{say('refusedText')}</p>
        {earlier.length > 0 && (
          <details>
            <summary>{say('refusedBefore')}</summary>
            <ol>
              {earlier.map((note) => (
                <li key={`${note.created_at} ${note.kind}`}>
                  {note.by_shop === 1 ? note.text || say('refusedTitle') : say('sentAgain')}{' '}
                  <small>{moment(note.created_at)}</small>
                </li>
              ))}
            </ol>
          </details>
        )}
      </Words>
    </Notice>
  );
}
