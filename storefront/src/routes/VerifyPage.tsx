/** Proves that the mobile is the shopper's, by a code sent as SMS. */
import { useCallback, useEffect, useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { isRecord } from '../../../contract/client/answer';
import { codeResendSeconds } from '../../../domain/codes';
import { getOtpCode, getUserMobile, getVerifyStatus, userMobileVerify } from '../../../contract/self';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { goOnAt, readUnfinished } from '../app/session/unfinished';
import { useSignedInOnly } from '../app/session/useGuards';
import { forgetSent, noteSent, secondsSinceSent } from '../features/sign-in/codeSent';
import { signInMessages } from '../features/sign-in/messages';
import { Foot, SignInFrame } from '../features/sign-in/SignInFrame';
import { sharedMessages } from '../i18n/shared.messages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { CodeInput } from '../ui/CodeInput';
import { PageSkeleton } from '../ui/Skeleton';
import { showToast } from '../ui/toast';
import { useCountdown } from '../ui/useCountdown';

/** Whether a page of the shop led here: the history of a fresh tab may begin with a blank page. */
const cameByLink = (): boolean => {
  const state: unknown = window.history.state;
  return isRecord(state) && Number(state['idx']) > 0;
};

function SendCode({ mobile, isSent, onSent }: { mobile: string; isSent: boolean; onSent: () => void }) {
  const say = useText(signInMessages);
  const { digits } = useFormats();
  const { send, isPending } = useSend(getOtpCode);
  const wait = useCountdown();
  const { start } = wait;
  useEffect(() => {
    const ago = secondsSinceSent(mobile);
    if (ago === null) return;
    start(Math.max(0, codeResendSeconds - ago));
    onSent();
  }, [mobile, start, onSent]);
  const request = async () => {
    const result = await send({ body: { mobile } });
    if (result.ok) {
      if (result.answer.message) showToast('success', result.answer.message);
      start(codeResendSeconds);
      noteSent(mobile);
      onSent();
      return;
    }
    showToast('error', result.message || say('wrongSomething'));
  };
  return (
    <>
      <Button
        kind={isSent ? 'quiet' : 'primary'}
        size="large"
        isWide
        isBusy={isPending}
        disabled={wait.seconds > 0}
        onClick={() => void request()}
      >
        {isSent ? say('resend') : say('send')}
      </Button>
      {wait.seconds > 0 && <p>{say('wait', { seconds: digits(wait.seconds) })}</p>}
      {!isSent && (
        <Button kind="plain" size="small" onClick={onSent}>
          {say('haveCode')}
        </Button>
      )}
    </>
  );
}

function CodeForm({ mobile }: { mobile: string }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { send, isPending } = useSend(userMobileVerify);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setError(code.length === 6 ? null : say('codeFirst'));
    if (code.length !== 6) return;
    const result = await send({ body: { mobile, code } });
    if (result.ok && result.answer.status === 200) {
      forgetSent();
      showToast('success', result.answer.message ?? sayShared('success'));
      // Back to what was interrupted, or to the page that asked; a shopper who came straight here goes home.
      if (readUnfinished() || !cameByLink()) void navigate(goOnAt(), { replace: true });
      else void navigate(-1);
      return;
    }
    const message = result.ok ? result.answer.message : result.message || Object.values(result.errors).flat().join(' ');
    showToast('error', message || say('wrongSomething'), { title: sayShared('error') });
  };
  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate>
      <CodeInput
        label={say('otp')}
        name="code"
        hint={say('otpHint')}
        errors={error ? [error] : undefined}
        value={code}
        onCode={setCode}
      />
      <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
        {say('verifyButton')}
      </Button>
    </form>
  );
}

export function Page() {
  const isSignedIn = useSignedInOnly(paths.login, 'loginForAccount');
  const say = useText(signInMessages);
  const navigate = useNavigate();
  const status = useCall(getVerifyStatus, isSignedIn ? {} : null);
  const { answer } = useCall(getUserMobile, isSignedIn ? {} : null);
  const [isSent, setSent] = useState(false);
  const onSent = useCallback(() => setSent(true), []);
  const [goOn, setGoOn] = useState<string>(paths.home);
  // Known only in the browser: the server renders the link to the home page.
  useEffect(() => setGoOn(goOnAt()), []);
  useHead({ title: say('verifyTitle'), isPrivate: true });
  // Checked once, on arrival: after the code the page navigates back by itself.
  const wasVerified = status.answer?.status === 200 && !isSent;
  useEffect(() => {
    if (!wasVerified) return;
    showToast('warning', say('alreadyVerified'));
    void navigate(goOnAt(), { replace: true });
  }, [wasVerified, navigate, say]);
  if (!answer || status.isLoading || wasVerified) return <PageSkeleton />;
  return (
    <SignInFrame title={say('verify')} text={say('verifyText', { mobile: answer.mobile })}>
      <div style={{ display: 'grid', gap: 8, marginTop: 20 }}>
        <SendCode mobile={answer.mobile} isSent={isSent} onSent={onSent} />
      </div>
      {isSent && <CodeForm mobile={answer.mobile} />}
      <Foot>
        <Link to={paths.accountEdit}>{say('changeMobile')}</Link>
        <Link to={goOn}>{say('notNow')}</Link>
      </Foot>
    </SignInFrame>
  );
}
