'use client';
/** For people who have lost phone and recovery codes: the super admin removes the second step, with a reason. */
import { useState, type FormEvent } from 'react';
import { twoFactorOfUser, twoFactorReset } from '../../../contract/twoFactors';
import { securityWords } from '../../messages/security';
import { useCall } from '../../../frontend/api/useCall';
import { Dialog } from '../../shared/dialogs/Dialog';
import { TextArea } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { useText } from '../../../frontend/messages/useText';
import { useHasRole } from '../../shell/PanelContext';
import type { User } from './userCells';

export function ResetTwoStep({ user }: { user: User }) {
  const say = useText(securityWords);
  const isSuper = useHasRole('superadmin');
  const params = { id: String(user.id) };
  const { answer, reload } = useCall(twoFactorOfUser, isSuper ? { params } : null);
  const [isOpen, setOpen] = useState(false);
  if (answer?.on !== 1) return null;
  const finish = () => {
    setOpen(false);
    void reload();
  };
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {say('resetTwoStep')}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={say('resetTwoStep')}>
        <p className="haat-dialog__text">{say('resetIntro', { name: user.name })}</p>
        <ReasonForm params={params} onDone={finish} />
      </Dialog>
    </>
  );
}

function ReasonForm({ params, onDone }: { params: { id: string }; onDone: () => void }) {
  const say = useText(securityWords);
  const form = useFields({ reason: '' });
  const { submit, isPending } = useSubmit(twoFactorReset, form);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    if (await submit({ params, values: form.values })) onDone();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
      <TextArea label={say('reason')} hint={say('reasonHint')} isRequired maxLength={500} {...form.field('reason')} />
      <div className="haat-form__actions">
        <Button type="submit" kind="danger" isBusy={isPending}>
          {say('resetTwoStep')}
        </Button>
      </div>
    </form>
  );
}
