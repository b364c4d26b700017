/** Sign in: with a code while buying, else by e-mail or mobile and password. */
import { useMemo, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { login } from '../../../contract/auth';
import type { AnswerOf } from '../../../contract/route';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { startSession } from '../app/session/startSession';
import { goOnAt } from '../app/session/unfinished';
import { useSignedOutOnly } from '../app/session/useGuards';
import { useIsAlive } from '../app/session/useStored';
import { CodeStep } from '../features/sign-in/CodeStep';
import { GuestForm } from '../features/sign-in/GuestForm';
import { dropStep, readStep } from '../features/sign-in/keptStep';
import { isBuying } from '../features/sign-in/isBuying';
import { signInMessages } from '../features/sign-in/messages';
import { Actions, Foot, OtherWays, SignInFrame } from '../features/sign-in/SignInFrame';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { Button, ButtonLink } from '../ui/Button';
import { Checkbox } from '../ui/Checkbox';
import { TextInput } from '../ui/Field';
import { PasswordInput } from '../ui/PasswordInput';
import { showToast } from '../ui/toast';
import { useFields } from '../ui/useFields';

type Opened = Extract<AnswerOf<typeof login>, { status: 200 }>;

/** The state after signing in, by one step or by two. */
function useWelcome() {
  const say = useText(signInMessages);
  const navigate = useNavigate();
  return (answer: Omit<Opened, 'status'>, isKept: boolean) => {
    dropStep('guest');
    startSession(answer, isKept);
    showToast('success', answer.message ?? say('welcome'));
    if (answer.role !== '') showToast('info', say(answer.role));
    void navigate(goOnAt(), { replace: true });
  };
}

/** Refusals use the texts of the error catalogue: 401 "Sorry!", 420 "Login Failed!", everything else under its field. */
function useLoginForm(welcome: ReturnType<typeof useWelcome>) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
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
  return { submit, isPending, bind, form, isKept, setKept, challenge, setChallenge };
}

/** By a code if a purchase was interrupted or a code is awaited, else by password; until the shopper chooses. */
function useWay() {
  const isAlive = useIsAlive();
  const isForPurchase = useMemo(() => isAlive && isBuying(), [isAlive]);
  const isAwaited = useMemo(() => isAlive && readStep('guest') !== null, [isAlive]);
  const [chosen, setWay] = useState<'code' | 'password' | null>(null);
  return { isForPurchase, way: chosen ?? (isForPurchase || isAwaited ? 'code' : 'password'), setWay };
}

function ByCode({
  isForPurchase,
  onOpened,
  onPassword,
}: {
  isForPurchase: boolean;
  onOpened: ReturnType<typeof useWelcome>;
  onPassword: () => void;
}) {
  const say = useText(signInMessages);
  return (
    <SignInFrame title={say('byCode')} text={say(isForPurchase ? 'buyText' : 'codeText')}>
      <GuestForm onOpened={(answer) => onOpened(answer, true)} onPassword={onPassword} />
      <OtherWays>
        <Button kind="quiet" isWide onClick={onPassword}>
          {say('byPassword')}
        </Button>
      </OtherWays>
      <Foot>
        <p>
          {say('ratherPassword')} <Link to={paths.register}>{say('toRegister')}</Link>
        </p>
      </Foot>
    </SignInFrame>
  );
}

function ByPassword({ welcome, onCode }: { welcome: ReturnType<typeof useWelcome>; onCode: () => void }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { submit, isPending, bind, form, isKept, setKept, challenge, setChallenge } = useLoginForm(welcome);
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
      <OtherWays>
        <Button kind="quiet" isWide onClick={onCode}>
          {say('byCode')}
        </Button>
      </OtherWays>
      <Foot>
        <p>
          {say('newHere')} <Link to={paths.register}>{say('toRegister')}</Link>
        </p>
        <Link to={paths.forgotPassword}>{say('forgot')}</Link>
      </Foot>
    </SignInFrame>
  );
}

export function Page() {
  useSignedOutOnly();
  const say = useText(signInMessages);
  const welcome = useWelcome();
  const { isForPurchase, way, setWay } = useWay();
  useHead({ title: say('loginTitle'), description: say('loginText'), isPrivate: true });
  return way === 'code' ? (
    <ByCode isForPurchase={isForPurchase} onOpened={welcome} onPassword={() => setWay('password')} />
  ) : (
    <ByPassword welcome={welcome} onCode={() => setWay('code')} />
  );
}
