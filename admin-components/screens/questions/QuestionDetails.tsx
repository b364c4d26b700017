'use client';
/** One conversation: the vendor replies, admins can read it. */
import { useState } from 'react';
import { closeQuestion, getQuestion, type QuestionMessageShape, type QuestionShape } from '../../../contract/questions';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { questionWords } from '../../messages/questions';
import { screenAddress, shopPath } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { OpenedPictures } from '../../shared/pictures/OpenedPictures';
import { useParam } from '../../shell/PanelContext';
import { AnswerForm } from './AnswerForm';
import { useSubject } from './QuestionList';

const PAGE = 30;
/** The number of messages in one answer. */
const MOST = 100;
const EVERY_SECONDS = 20;

export function QuestionDetails() {
  const say = useText(questionWords);
  const id = useParam('id');
  const [limit, setLimit] = useState(PAGE);
  const { answer, failure, isLoading, reload } = useCall(
    getQuestion,
    { params: { id }, query: { offset: 0, limit } },
    { keepPrevious: true, everySeconds: EVERY_SECONDS },
  );
  const { run, isPending } = useAction(closeQuestion);
  const subjectOf = useSubject();
  const question = answer?.question;
  const close = async (asked: QuestionShape) => {
    const text = say('closeAsk', { name: asked.customer_name, subject: subjectOf(asked) });
    await run({ params: { id } }, { ask: { text } });
    await reload();
  };
  return (
    <>
      <PageHeader
        title={question ? say('questionFrom', { name: question.customer_name }) : say('conversation')}
        back={screenAddress(answer?.viewer === 'admin' ? 'questions' : 'vendor-questions')}
        {...(question?.closed === 1 ? { badge: <Badge tone="grey">{say('closed')}</Badge> } : {})}
      >
        {question && answer.may_close === 1 && (
          <Button kind="quiet" isBusy={isPending} onClick={() => void close(question)}>
            {say('close')}
          </Button>
        )}
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && question && (
        <div className="haat-columns">
          <Panel title={say('conversation')}>
            {answer.totalcount > answer.messages.length && limit < MOST && (
              <Button isSmall kind="quiet" onClick={() => setLimit((now) => Math.min(now + PAGE, MOST))}>
                {say('earlier')}
              </Button>
            )}
            <div className="haat-talk" role="log" aria-label={say('conversation')}>
              {answer.messages.map((message) => (
                <Message key={message.id} message={message} question={question} isOwn={message.by === answer.viewer} />
              ))}
            </div>
            {answer.may_write === 1 && <AnswerForm id={id} onSent={reload} />}
            {answer.may_write === 0 && (
              <p className="haat-notice">{say(answer.viewer === 'admin' ? 'onlyReading' : 'isClosed')}</p>
            )}
          </Panel>
          <About question={question} isAdmin={answer.viewer === 'admin'} />
        </div>
      )}
    </>
  );
}

type MessageProps = { message: QuestionMessageShape; question: QuestionShape; isOwn: boolean };

function Message({ message, question, isOwn }: MessageProps) {
  const say = useText(questionWords);
  const { moment } = useFormats();
  const pictures = [message.image1, message.image2, message.image3].filter((src) => src !== null);
  return (
    <article className={`haat-talk__message ${isOwn ? 'haat-talk__message--own' : ''}`}>
      <b>{message.by === 'vendor' ? question.shop_name : question.customer_name}</b>
      <p>{message.text}</p>
      {pictures.length > 0 && (
        <OpenedPictures
          pictures={pictures}
          nameOf={(number) => say('imageOf', { number })}
          smallQuery="?size=thumbnail"
        />
      )}
      <time dateTime={message.created_at}>{moment(message.created_at)}</time>
    </article>
  );
}

function About({ question, isAdmin }: { question: QuestionShape; isAdmin: boolean }) {
  const say = useText(questionWords);
  const { moment } = useFormats();
  const name = useSubject()(question);
  const { product } = question;
  const subject = product ? (
    <a
      className="haat-link"
      href={`${shopPath}/view-product/${encodeURIComponent(product.slug)}`}
      target="_blank"
      rel="noopener noreferrer"
    >
      {name}
    </a>
  ) : (
    name
  );
  return (
    <Panel title={say('about')}>
      <Facts
        items={[
          { name: say('subject'), value: subject },
          { name: say('customer'), value: question.customer_name },
          ...(isAdmin ? [{ name: say('vendor'), value: question.shop_name }] : []),
          { name: say('asked'), value: moment(question.created_at) },
        ]}
      />
    </Panel>
  );
}
