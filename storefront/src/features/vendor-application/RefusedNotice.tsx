/** Why an application was rejected, and the thread about it. */
import styled from 'styled-components';
import { answerRejection } from '../../../../contract/rejections';
import type { AnswerOf } from '../../../../contract/route';
import type { refusedApplication } from '../../../../contract/vendors';
import { useSend } from '../../../../frontend/api/useSend';
import { useText } from '../../../../frontend/messages/useText';
import { RejectionThread } from '../../shopping/RejectionThread';
import { Notice } from '../../ui/Notice';
import { vendorMessages } from './messages';

type Refused = NonNullable<AnswerOf<typeof refusedApplication>['refused']>;

const Words = styled.div`
  display: grid;
  gap: 6px;
  text-align: left;
  > p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

export function RefusedNotice({ refused: { reason, review } }: { refused: Refused }) {
  const say = useText(vendorMessages);
  const { send, isPending } = useSend(answerRejection);
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
        <RejectionThread
          notes={review}
          send={(text) => send({ body: { text } })}
          isPending={isPending}
          frame={(said, notes, isNew) =>
            notes.length > 1 && (
              <details open={isNew || notes.some((note) => note.kind === 'answered')}>
                <summary>{say('refusedBefore')}</summary>
                {said}
              </details>
            )
          }
        />
      </Words>
    </Notice>
  );
}
