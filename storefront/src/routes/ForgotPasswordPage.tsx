/** Two steps: a mobile to send a code to, then the code with a new password. */
import { useEffect, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { forgotPassword, resetPassword } from '../../../contract/passwords';
import { useSend } from '../../../frontend/api/useSend';
import { useHead } from '../app/head';
import { paths } from '../app/paths';
import { useSignedOutOnly } from '../app/session/useGuards';
import { dropStep, keepStep, readStep } from '../features/sign-in/keptStep';
import { signInMessages } from '../features/sign-in/messages';
import { SignInFrame } from '../features/sign-in/SignInFrame';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { Button } from '../ui/Button';
import { CodeInput } from '../ui/CodeInput';
import { MobileInput, shownMobile } from '../ui/MobileInput';
import { PasswordInput } from '../ui/PasswordInput';
import { showToast } from '../ui/toast';
import { useFields } from '../ui/useFields';

type Sent = { mobile: string; token: string };

function MobileStep({ onSent }: { onSent: (sent: Sent) => void }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(forgotPassword);
  const { values, bind, form, showErrors } = useFields({ mobile: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const number = values.mobile.trim();
    if (number === '') return showErrors({ mobile: [say('mobileFirst')] });
    const result = await send({ params: { mobile: number } });
    if (result.ok) {
      if (result.answer.message) showToast('success', result.answer.message);
      keepStep('reset', { mobile: number, token: result.answer.token, name: '', seconds: 0 });
      onSent({ mobile: number, token: result.answer.token });
      return;
    }
    if (Object.keys(result.errors).length > 0) return showErrors(result.errors);
    showToast('error', result.message || sayShared('somethingWrong'), { title: sayShared('sorry') });
  };
  return (
    <SignInFrame title={say('forgotHeading')} text={say('forgotText')}>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <MobileInput label={say('mobile')} autoComplete="tel-national" hint={say('forgotHint')} {...bind('mobile')} />
        <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
          {say('sendCode')}
        </Button>
      </form>
    </SignInFrame>
  );
}

function PasswordStep({ sent, onBack }: { sent: Sent; onBack: () => void }) {
  const say = useText(signInMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { send, isPending } = useSend(resetPassword);
  const { values, bind, set, form, showErrors } = useFields({ otp_code: '', new_password: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await send({ body: { ...values, token: sent.token } });
    if (result.ok) {
      dropStep('reset');
      showToast('success', result.answer.message ?? sayShared('success'));
      void navigate(paths.login, { replace: true });
      return;
    }
    showErrors(result.errors);
    if (Object.keys(result.errors).length === 0) showToast('error', result.message || sayShared('somethingWrong'));
  };
  return (
    <SignInFrame title={say('forgotHeading')} text={say('newPasswordText', { mobile: shownMobile(sent.mobile) })}>
      <form ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
        <CodeInput
          label={say('otp')}
          hint={say('otpHint')}
          {...bind('otp_code')}
          onCode={(code) => set({ otp_code: code })}
        />
        <PasswordInput
          label={say('newPassword')}
          autoComplete="new-password"
          hint={say('passwordHint')}
          {...bind('new_password')}
        />
        <Button type="submit" size="large" isWide isBusy={isPending} busyText={sayShared('processing')}>
          {say('resetButton')}
        </Button>
        <Button kind="plain" onClick={onBack}>
          {say('otherMobile')}
        </Button>
      </form>
    </SignInFrame>
  );
}

export function Page() {
  useSignedOutOnly('alreadyLoggedIn');
  const say = useText(signInMessages);
  const [sent, setSent] = useState<Sent | null>(null);
  useHead({ title: say('forgotTitle'), isPrivate: true });
  // Known only in the browser: the server renders the first step.
  useEffect(() => setSent(readStep('reset')), []);
  const back = () => {
    dropStep('reset');
    setSent(null);
  };
  return sent ? <PasswordStep sent={sent} onBack={back} /> : <MobileStep onSent={setSent} />;
}
