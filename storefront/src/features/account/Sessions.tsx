/** Where the person is signed in: each place can be signed out from here, or all others at once. */
import { MonitorSmartphone } from 'lucide-react';
import styled from 'styled-components';
import type { OkOf } from '../../../../contract/route';
import { ownSessions, sessionEnd, sessionsEndOthers } from '../../../../contract/sessions';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { confirm } from '../../ui/dialog';
import { RowsSkeleton } from '../../ui/Skeleton';
import { showToast } from '../../ui/toast';
import { accountMessages } from './messages';

const Title = styled.h2`
  margin-top: 28px;
  padding-top: 20px;
  border-top: 1px solid var(--line);
  font-size: 1.125rem;
`;
const List = styled.ul`
  display: grid;
  gap: 10px;
`;
const Place = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 10px 14px;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  svg {
    color: var(--leaf);
  }
  p {
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-2);
    font-size: 0.875rem;
    font-variant-numeric: tabular-nums;
  }
`;

type Session = OkOf<typeof ownSessions>['sessions'][number];

export function Sessions() {
  const say = useText(accountMessages);
  const { answer, reload } = useCall(ownSessions, {});
  const others = useSend(sessionsEndOthers);
  const sessions = answer?.sessions;
  const endOthers = async () => {
    if (!(await confirm({ title: say('sure'), text: say('endOthersAsk'), isDangerous: true }))) return;
    const result = await others.send({});
    if (result.ok) showToast('success', result.answer.message ?? say('saved'));
    await reload();
  };
  return (
    <section aria-labelledby="places">
      <Stack>
        <Title id="places">{say('places')}</Title>
        {!sessions && <RowsSkeleton rows={2} />}
        {sessions && (
          <List>
            {sessions.map((session) => (
              <PlaceOf key={session.id} session={session} onEnded={reload} />
            ))}
          </List>
        )}
        {sessions && sessions.length > 1 && (
          <Row>
            <Button kind="danger" isBusy={others.isPending} onClick={() => void endOthers()}>
              {say('endOthers')}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  );
}

function PlaceOf({ session, onEnded }: { session: Session; onEnded: () => Promise<void> }) {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const { moment } = useFormats();
  const { send, isPending } = useSend(sessionEnd);
  const device = session.device || say('unknownDevice');
  const end = async () => {
    const result = await send({ params: { id: session.id } });
    showToast(
      result.ok ? 'success' : 'error',
      (result.ok ? result.answer.message : result.message) || sayShared('somethingWrong'),
    );
    await onEnded();
  };
  return (
    <Place>
      <MonitorSmartphone size={22} aria-hidden="true" />
      <div>
        <p>
          {device} {session.current === 1 && <Badge>{say('thisDevice')}</Badge>}
        </p>
        <small>{say('lastUsed', { when: moment(session.seen_at), network: session.address || '—' })}</small>
      </div>
      {session.current === 0 && (
        <Button
          kind="plain"
          size="small"
          isBusy={isPending}
          aria-label={say('endOne', { device })}
          onClick={() => void end()}
        >
          {say('end')}
        </Button>
      )}
    </Place>
  );
}
