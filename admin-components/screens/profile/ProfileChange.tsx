'use client';
/** A vendor's requests that admins change the vendor's record: a new one, and earlier ones with their decisions. */
import { Undo2 } from 'lucide-react';
import { ownProfileChanges, withdrawProfileChange, type ProfileChangeShape } from '../../../contract/profileChanges';
import { answerRejection } from '../../../contract/rejections';
import type { AnswerOf } from '../../../contract/route';
import { getAuthVendor } from '../../../contract/vendors';
import { changeState } from '../../../domain/vendors/profileChange';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { profileChangeWords } from '../../messages/profileChanges';
import { reviewWords } from '../../messages/review';
import { routeNamed, screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { ReviewThread } from '../../shared/review/ReviewThread';
import { ChangeBadge, ChangeFacts, ChangePapers, ChangeTable } from '../vendors/ChangeParts';
import { ProfileChangeForm } from './ProfileChangeForm';

export function ProfileChange() {
  const pair = usePair();
  const own = useCall(getAuthVendor, {});
  const { answer, failure, reload } = useCall(ownProfileChanges, {});
  const broken = failure ?? own.failure;
  const open = answer?.requests.find(({ state }) => state === changeState.open);
  return (
    <>
      <PageHeader title={pair(routeNamed('profile-change').title)} back={screenAddress('profile')} />
      {!(answer && own.answer) &&
        (broken ? (
          <ErrorState failure={broken} onRetry={() => void Promise.all([reload(), own.reload()])} />
        ) : (
          <Spinner />
        ))}
      {answer && own.answer && (
        <div className="haat-stack">
          {open && <Waiting request={open} onChanged={reload} />}
          {!open && <ProfileChangeForm key={own.answer.vendor.updated_at} vendor={own.answer.vendor} onSent={reload} />}
          {answer.review.length > 0 && <Thread notes={answer.review} />}
          <Earlier requests={answer.requests.filter((each) => each !== open)} isAlone={!open} />
        </div>
      )}
    </>
  );
}

function Thread({ notes }: { notes: AnswerOf<typeof ownProfileChanges>['review'] }) {
  const say = useText(reviewWords);
  const { run, isPending } = useAction(answerRejection);
  const send = async (text: string) => (await run({ body: { text } }))?.review ?? null;
  return (
    <Panel title={say('history')}>
      <ReviewThread notes={notes} send={send} isPending={isPending} />
    </Panel>
  );
}

function Waiting({ request, onChanged }: { request: ProfileChangeShape; onChanged: () => Promise<void> }) {
  const say = useText(profileChangeWords);
  const { run, isPending } = useAction(withdrawProfileChange);
  const withdraw = async () => {
    if (await run({ params: { id: String(request.id) } }, { ask: { text: say('withdrawAsk') } })) await onChanged();
  };
  return (
    <Panel
      title={<ChangeBadge state={request.state} />}
      actions={
        <Button isBusy={isPending} onClick={() => void withdraw()}>
          <Undo2 size={16} aria-hidden />
          {say('withdraw')}
        </Button>
      }
    >
      <p className="haat-table__quiet haat-gap">{say('waits')}</p>
      <ChangeTable request={request} />
      <ChangePapers request={request} />
      <ChangeFacts request={request} />
    </Panel>
  );
}

function Earlier({ requests, isAlone }: { requests: readonly ProfileChangeShape[]; isAlone: boolean }) {
  const say = useText(profileChangeWords);
  if (requests.length === 0 && !isAlone) return null;
  return (
    <Panel title={say('earlier')}>
      {requests.length === 0 && <p className="haat-table__quiet">{say('none')}</p>}
      <ul className="haat-change-list">
        {requests.map((request) => (
          <li key={request.id}>
            <ChangeBadge state={request.state} />
            <ChangeTable request={request} />
            <ChangeFacts request={request} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
