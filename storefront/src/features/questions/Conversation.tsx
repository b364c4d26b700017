/** One conversation with a shop: its messages as bubbles, and the form to write another. */
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { closeQuestion, getQuestion, replyQuestion, type QuestionMessageShape } from '../../../../contract/questions';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { MessageForm } from '../../shopping/MessageForm';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Button, ButtonLink } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { confirm } from '../../ui/dialog';
import { EmptyState } from '../../ui/EmptyState';
import { Notice } from '../../ui/Notice';
import { PictureRow } from '../../ui/PictureRow';
import { PageSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { questionListMessages } from './messages';
import { SubjectPicture, useShopOf, useSubject } from './QuestionList';

const PAGE = 30;
/** The number of messages in one answer. */
const MOST = 100;
const EVERY_SECONDS = 20;

const About = styled.div`
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  p {
    color: var(--ink-3);
    font-size: 0.875rem;
  }
`;
const Log = styled.div`
  display: grid;
  gap: 10px;
  padding: 4px 0;
`;
const Bubble = styled.article<{ $own: boolean }>`
  display: grid;
  gap: 6px;
  width: fit-content;
  max-width: min(86%, 560px);
  padding: 10px 14px;
  border-radius: var(--radius-l);
  overflow-wrap: anywhere;
  ${({ $own }) =>
    $own
      ? 'justify-self: end; border-bottom-right-radius: 4px; background: var(--leaf-soft);'
      : 'justify-self: start; border-bottom-left-radius: 4px; background: var(--sunk);'}
  p {
    white-space: pre-line;
  }
  small {
    color: var(--ink-3);
    font-size: 0.8125rem;
  }
`;

function Message({ message, shop }: { message: QuestionMessageShape; shop: string }) {
  const say = useText(questionListMessages);
  const { digits, moment } = useFormats();
  const isOwn = message.by === 'customer';
  const sized = [message.image1, message.image2, message.image3];
  return (
    <Bubble $own={isOwn}>
      <VisuallyHidden>{isOwn ? say('you') : <AsWritten>{shop}</AsWritten>}: </VisuallyHidden>
      <p>
        <AsWritten>{message.text}</AsWritten>
      </p>
      <PictureRow pictures={sized} nameOf={(place) => say('pictureOf', { number: digits(place) })} />
      <small>
        <time dateTime={message.created_at}>{moment(message.created_at)}</time>
      </small>
    </Bubble>
  );
}

export function Conversation({ id }: { id: string }) {
  const say = useText(questionListMessages);
  const sayShared = useText(sharedMessages);
  const subjectOf = useSubject();
  const shopOf = useShopOf();
  const [limit, setLimit] = useState(PAGE);
  const { answer, failure, reload } = useCall(
    getQuestion,
    { params: { id }, query: { offset: 0, limit } },
    { keepPrevious: true, everySeconds: EVERY_SECONDS },
  );
  const { send, isPending } = useSend(replyQuestion);
  const { send: sendClose, isPending: isClosing } = useSend(closeQuestion);
  const end = useRef<HTMLDivElement>(null);
  const last = answer?.messages.at(-1)?.id;
  const seen = useRef(last);
  useEffect(() => {
    // A message that arrives while the page is open is scrolled into view; the first ones do not move the page.
    if (seen.current !== undefined && last !== seen.current) end.current?.scrollIntoView({ block: 'nearest' });
    seen.current = last;
  }, [last]);
  if (!answer && failure?.layer === 'answer') {
    return (
      <EmptyState title={say('notFound')} heading="h2">
        <ButtonLink to={paths.accountQuestions}>{say('back')}</ButtonLink>
      </EmptyState>
    );
  }
  if (!answer) return <PageSkeleton />;
  const { question, messages } = answer;
  const name = subjectOf(question);
  const shop = shopOf(question);
  const to = question.product ? paths.product(question.product.slug) : paths.accountOrderDetails(question.tracking_id);
  const close = async () => {
    if (!(await confirm({ title: say('close'), text: say('closeText'), yes: say('close') }))) return;
    const result = await sendClose({ params: { id } });
    if (!result.ok) showToast('warning', result.message || sayShared('somethingWrong'));
    await reload();
  };
  return (
    <Stack>
      <Card>
        <About>
          <SubjectPicture question={question} />
          <div>
            <h2>
              {question.product || question.tracking_id ? (
                <Link to={to}>
                  <AsWritten>{name}</AsWritten>
                </Link>
              ) : (
                name
              )}
            </h2>
            <p>
              <AsWritten>{shop}</AsWritten>
            </p>
          </div>
          {question.closed === 1 && <Badge $tone="slate">{say('closed')}</Badge>}
        </About>
      </Card>
      <Card>
        {answer.totalcount > messages.length && limit < MOST && (
          <Row style={{ justifyContent: 'center' }}>
            <Button kind="plain" size="small" onClick={() => setLimit((now) => Math.min(now + PAGE, MOST))}>
              {say('earlier')}
            </Button>
          </Row>
        )}
        <Log role="log" aria-label={say('conversation', { shop })}>
          {messages.map((message) => (
            <Message key={message.id} message={message} shop={shop} />
          ))}
          <div ref={end} />
        </Log>
      </Card>
      <Card>
        <Stack>
          {answer.may_write === 0 && <Notice>{say('shopAway')}</Notice>}
          {answer.may_write === 1 && question.closed === 1 && <Notice>{say('isClosed')}</Notice>}
          {answer.may_write === 1 && (
            <MessageForm<typeof replyQuestion>
              subject={`question_${id}`}
              label={say('yourMessage')}
              isPending={isPending}
              send={(text, files, idempotencyKey) =>
                send({ params: { id }, body: { text }, files }, { idempotencyKey })
              }
              onSent={() => void reload()}
            />
          )}
          {answer.may_close === 1 && (
            <div>
              <Button kind="plain" size="small" isBusy={isClosing} onClick={() => void close()}>
                {say('close')}
              </Button>
            </div>
          )}
        </Stack>
      </Card>
    </Stack>
  );
}
