'use client';
/** One's own sessions: each can be signed out from here, or all others at once. */
import type { OkOf } from '../../../contract/route';
import { ownSessions, sessionEnd, sessionsEndOthers } from '../../../contract/sessions';
import { securityWords } from '../../messages/security';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';

type Session = OkOf<typeof ownSessions>['sessions'][number];

export function Places() {
  const say = useText(securityWords);
  const { answer, failure, reload } = useCall(ownSessions, {});
  const { run, isPending } = useAction(sessionsEndOthers);
  const endOthers = async () => {
    if (await run({}, { ask: { text: say('endOthersAsk'), isDangerous: true } })) await reload();
  };
  return (
    <Panel title={say('places')}>
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {!answer && !failure && <Spinner />}
      {answer && (
        <ul className="haat-places">
          {answer.sessions.map((session) => (
            <Place key={session.id} session={session} onEnded={reload} />
          ))}
        </ul>
      )}
      {answer && answer.sessions.length > 1 && (
        <div className="haat-form__actions">
          <Button kind="danger" isBusy={isPending} onClick={() => void endOthers()}>
            {say('endOthers')}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function Place({ session, onEnded }: { session: Session; onEnded: () => Promise<void> }) {
  const say = useText(securityWords);
  const { moment } = useFormats();
  const { run, isPending } = useAction(sessionEnd);
  const device = session.device || say('unknownDevice');
  const end = async () => {
    await run({ params: { id: session.id } });
    await onEnded();
  };
  return (
    <li className="haat-places__place">
      <div>
        <strong>{device}</strong> {session.current === 1 && <Badge tone="green">{say('thisDevice')}</Badge>}
        <p>{say('lastUsed', { when: moment(session.seen_at), network: session.address || '—' })}</p>
      </div>
      {session.current === 0 && (
        <Button isBusy={isPending} aria-label={say('endOne', { device })} onClick={() => void end()}>
          {say('end')}
        </Button>
      )}
    </li>
  );
}
