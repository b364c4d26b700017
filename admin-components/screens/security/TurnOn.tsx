'use client';
/** Turning the second step on: the password, then the app, then its first code. */
import { useState, type FormEvent } from 'react';
import { twoFactorOn, twoFactorStart } from '../../../contract/twoFactors';
import { securityWords } from '../../messages/security';
import { TextField } from '../../shared/form/TextField';
import { usePassingFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { QrCode } from '../../shared/print/QrCode';
import { useText } from '../../../frontend/messages/useText';

type Offer = { secret: string; address: string };

export function TurnOn({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const say = useText(securityWords);
  const [offer, setOffer] = useState<Offer | null>(null);
  return (
    <Panel title={say('twoStep')}>
      {offer ? (
        <FirstCode offer={offer} onCodes={onCodes} onCancel={() => setOffer(null)} />
      ) : (
        <AskPassword onOffer={setOffer} />
      )}
    </Panel>
  );
}

function AskPassword({ onOffer }: { onOffer: (offer: Offer) => void }) {
  const say = useText(securityWords);
  const form = usePassingFields({ password: '' });
  const { submit, isPending } = useSubmit(twoFactorStart, form);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await submit({ values: form.values });
    if (answer) onOffer(answer);
  };
  return (
    <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
      <TextField
        label={say('password')}
        type="password"
        autoComplete="current-password"
        isRequired
        maxLength={128}
        {...form.field('password')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('begin')}
        </Button>
      </div>
    </form>
  );
}

function FirstCode({
  offer,
  onCodes,
  onCancel,
}: {
  offer: Offer;
  onCodes: (codes: string[]) => void;
  onCancel: () => void;
}) {
  const say = useText(securityWords);
  const form = usePassingFields({ code: '' });
  const { submit, isPending } = useSubmit(twoFactorOn, form);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await submit({ values: form.values });
    if (answer) onCodes(answer.recovery_codes);
  };
  return (
    <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
      <p>{say('scan')}</p>
      <QrCode text={offer.address} size={200} label={say('qr')} />
      <p>
        {say('secret')}: <code className="haat-code haat-code--whole">{offer.secret}</code>
      </p>
      <TextField
        label={say('code')}
        hint={say('codeHint')}
        inputMode="numeric"
        autoComplete="one-time-code"
        isRequired
        maxLength={20}
        {...form.field('code')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('finish')}
        </Button>
        <Button onClick={onCancel}>{say('cancel')}</Button>
      </div>
    </form>
  );
}
