'use client';
/** The second step of one's own sign-in: on, off, new recovery codes. */
import { ShieldCheck, ShieldOff } from 'lucide-react';
import { useState } from 'react';
import { twoFactorStatus } from '../../../contract/twoFactors';
import type { AnswerOf } from '../../../contract/route';
import { securityWords } from '../../messages/security';
import { routeNamed } from '../../routes';
import { useCall } from '../../../frontend/api/useCall';
import { Badge } from '../../shared/badges/Badge';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ChangePassword } from './ChangePassword';
import { NewCodes, TurnOff } from './ConfirmForms';
import { Places } from './Places';
import { RecoveryCodes } from './RecoveryCodes';
import { TurnOn } from './TurnOn';

const FEW = 3;

export function Security() {
  const say = useText(securityWords);
  const pair = usePair();
  const { answer, failure, reload } = useCall(twoFactorStatus, {});
  const [codes, setCodes] = useState<string[] | null>(null);
  const show = (made: string[]) => {
    setCodes(made);
    void reload();
  };
  return (
    <>
      <PageHeader title={pair(routeNamed('security').title)} text={say('intro')} />
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {!answer && !failure && <Spinner />}
      {answer && codes && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {answer &&
        !codes &&
        (answer.on === 1 ? <On state={answer} onCodes={show} onOff={reload} /> : <TurnOn onCodes={show} />)}
      {answer && !codes && <ChangePassword />}
      {answer && !codes && <Places />}
    </>
  );
}

type OnProps = {
  state: AnswerOf<typeof twoFactorStatus>;
  onCodes: (codes: string[]) => void;
  onOff: () => Promise<void>;
};

function On({ state, onCodes, onOff }: OnProps) {
  const say = useText(securityWords);
  const { moment, number } = useFormats();
  const [open, setOpen] = useState<'off' | 'codes' | null>(null);
  return (
    <Panel title={say('twoStep')}>
      <Facts
        items={[
          { name: say('twoStep'), value: <Badge tone="green">{say('isOn')}</Badge> },
          { name: say('since'), value: state.since ? moment(state.since) : '—' },
          { name: say('recoveryLeft'), value: number(state.recovery_left) },
        ]}
      />
      {state.recovery_left <= FEW && (
        <p className="haat-notice" role="status">
          {say('fewLeft', { count: state.recovery_left })}
        </p>
      )}
      {open === null && (
        <div className="haat-form__actions">
          <Button onClick={() => setOpen('codes')}>
            <ShieldCheck size={16} aria-hidden />
            {say('newCodes')}
          </Button>
          <Button kind="danger" onClick={() => setOpen('off')}>
            <ShieldOff size={16} aria-hidden />
            {say('turnOff')}
          </Button>
        </div>
      )}
      {open === 'off' && <TurnOff onDone={() => void onOff()} onCancel={() => setOpen(null)} />}
      {open === 'codes' && <NewCodes onCodes={onCodes} onCancel={() => setOpen(null)} />}
    </Panel>
  );
}
