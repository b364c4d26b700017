/** Sign in by e-mail or mobile. */
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { login } from '../../../contract/auth';
import type { AnswerOf } from '../../../contract/route';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { startSession } from '../app/session/startSession';
import { goOnAt } from '../app/session/unfinished';
import { useSignedOutOnly } from '../app/session/useGuards';
import { CodeStep } from '../features/sign-in/CodeStep';
import { signInMessages } from '../features/sign-in/messages';
import { Actions, Foot, SignInFrame } from '../features/sign-in/SignInFrame';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { TextInput } from '../ui/Field';
import { PasswordInput } from '../ui/PasswordInput';
import { showToast } from '../ui/toast';
import { useFields } from '../ui/useFields';

type Opened = Extract<AnswerOf<typeof login>, { status: 200 }>;

/** What follows once somebody is signed in, by one step or by two. */
function useWelcome() {
  const say = useText(signInMessages);
  const navigate = useNavigate();
  return (answer: Omit<Opened, 'status'>, isKept: boolean) => {
    startSession(answer, isKept);
    showToast('success', answer.message ?? say('welcome'));
    if (answer.role !== '') showToast('info', say(answer.role));
    void navigate(goOnAt(), { replace: true });
  };
}

/** Refusals use the texts of the error catalogue: 401 "Sorry!", 420 "Login Failed!", everything else under its field. */
function useLoginForm() {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const welcome = useWelcome();
  const { send, isPending } = useSend(login);
  const { values, bind, form, showErrors } = useFields({ email: '', password: '' });
  const [isKept, setKept] = useState(true);
  const [challenge, setChallenge] = useState<string | null>(null);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ body: { email: values.email.trim(), password: values.password } });
    if (result.ok) {
      if (result.answer.status === 202) setChallenge(result.answer.challenge);
      else welcome(result.answer, isKept);
      return;
    }
    showErrors(result.errors);
    if (result.status === 420) showToast('warning', result.message, { title: say('loginFailed') });
    else if (Object.keys(result.errors).length === 0) {
      const message =
        result.message || (result.layer === 'network' ? sayShared('noNetwork') : sayShared('somethingWrong'));
      showToast('warning', message, { title: sayShared('sorry') });
    }
  };
  return { submit, isPending, bind, form, isKept, setKept, challenge, setChallenge, welcome };
}

export function Page() {
  useSignedOutOnly();
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { submit, isPending, bind, form, isKept, setKept, challenge, setChallenge, welcome } = useLoginForm();
  useHead({ title: say('loginTitle'), description: say('loginText'), isPrivate: true });
  if (challenge !== null) {
    return (
      <SignInFrame title={say('login')} text={say('secondStepText')}>
        <CodeStep
          challenge={challenge}
          onOpened={(answer) => welcome(answer, isKept)}
          onBack={() => setChallenge(null)}
        />
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={say('login')} text={say('loginText')}>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <TextInput label={say('emailOrMobile')} autoComplete="username" inputMode="email" {...bind('email')} />
        <PasswordInput label={say('password')} autoComplete="current-password" {...bind('password')} />
        <Checkbox label={say('keep')} checked={isKept} onChange={(event) => setKept(event.target.checked)} />
        <Actions>
          <Button type="submit" size="large" isBusy={isPending} busyText={sayShared('processing')}>
            {say('loginButton')}
          </Button>
          <ButtonLink to={paths.home} kind="quiet" size="large">
            {say('cancel')}
          </ButtonLink>
        </Actions>
      </form>
      <Foot>
        <p>
          {say('newHere')} <Link to={paths.register}>{say('toRegister')}</Link>
        </p>
        <Link to={paths.forgotPassword}>{say('forgot')}</Link>
      </Foot>
    </SignInFrame>
  );
}
