'use client';
/** Signing in to the panel: e-mail or mobile and password, and the app's code if the account requires it. */
import { toast } from '@payloadcms/ui';
import { useState, type FormEvent } from 'react';
import { login, loginCode } from '../../contract/auth';
import { securityWords } from '../messages/security';
import { shopPath } from '../routes';
import { keepSession } from './keepSession';
import type { SessionAnswer } from '../../frontend/session/sessionValues';
import { useSend } from '../../frontend/api/useSend';
import { TextField } from '../shared/form/TextField';
import { usePassingFields } from '../shared/form/useFields';
import { Button } from '../shared/page/Button';
import { useText } from '../../frontend/messages/useText';

type Entered = (answer: SessionAnswer) => void;

export function SignIn({ to }: { to: string }) {
  const say = useText(securityWords);
  const [challenge, setChallenge] = useState<string | null>(null);
  // A whole new page: the panel's own state belongs to the account that is signed in now.
  const enter = (answer: SessionAnswer) => {
    keepSession(answer);
    window.location.assign(to);
  };
  return (
    <main className="haat-sign-in__form">
      <h1 className="haat-sign-in__title">{say('signIn')}</h1>
      {challenge === null ? (
        <PasswordStep onEntered={enter} onChallenge={setChallenge} />
      ) : (
        <CodeStep challenge={challenge} onEntered={enter} onBack={() => setChallenge(null)} />
      )}
      <p className="haat-sign-in__links">
        <a href={`${shopPath}/forgot-password`}>{say('forgot')}</a>
        <a href={`${shopPath}/`}>{say('toShop')}</a>
      </p>
    </main>
  );
}

function PasswordStep({ onEntered, onChallenge }: { onEntered: Entered; onChallenge: (challenge: string) => void }) {
  const say = useText(securityWords);
  const form = usePassingFields({ email: '', password: '' });
  const { send, isPending } = useSend(login);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ body: form.values });
    if (!result.ok) {
      if (!form.show(result) && result.layer === 'answer') toast.error(result.message);
    } else if (result.answer.status === 202) onChallenge(result.answer.challenge);
    else onEntered(result.answer);
  };
  return (
    <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
      <TextField
        label={say('emailOrMobile')}
        autoComplete="username"
        isRequired
        maxLength={254}
        {...form.field('email')}
      />
      <TextField
        label={say('passwordField')}
        type="password"
        autoComplete="current-password"
        isRequired
        maxLength={128}
        {...form.field('password')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isLarge isBusy={isPending}>
          {say('login')}
        </Button>
      </div>
    </form>
  );
}

function CodeStep({ challenge, onEntered, onBack }: { challenge: string; onEntered: Entered; onBack: () => void }) {
  const say = useText(securityWords);
  const form = usePassingFields({ code: '' });
  const { send, isPending } = useSend(loginCode);
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ body: { challenge, ...form.values } });
    if (result.ok) return onEntered(result.answer);
    if (form.show(result)) return;
    if (result.layer === 'answer') toast.error(result.message);
    if (result.status === 401) onBack();
  };
  return (
    <form className="haat-form" onSubmit={(event) => void go(event)} noValidate>
      <p role="status">{say('secondStep')}</p>
      {/* The step was just requested, so its only field gets the focus. */}
      <TextField
        label={say('anyCode')}
        autoFocus
        autoComplete="one-time-code"
        isRequired
        maxLength={20}
        {...form.field('code')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isLarge isBusy={isPending}>
          {say('login')}
        </Button>
        <Button isLarge onClick={onBack}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  );
}
