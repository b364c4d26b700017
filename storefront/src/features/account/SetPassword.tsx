/** The first password of an account that was opened with a code: another code proves that its owner sets it. */
import { useState, type FormEvent } from 'react';
import { useSWRConfig } from 'swr';
import { forgotPassword, resetPassword } from '../../../../contract/passwords';
import { useSend } from '../../../../frontend/api/useSend';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { codeResendSeconds } from '../../../../domain/codes';
import { sharedMessages } from '../../i18n/shared.messages';
import { Button } from '../../ui/Button';
import { CodeInput } from '../../ui/CodeInput';
import { PasswordInput } from '../../ui/PasswordInput';
import { showToast } from '../../ui/toast';
import { useCountdown } from '../../ui/useCountdown';
import { useFields } from '../../ui/useFields';
import { AccountForm } from './AccountForm';
import { accountMessages } from './messages';

/** Numbers are stored without their country; those of Saudi Arabia are recognised by their first digits. */
const withCountry = (mobile: string): string => (mobile.startsWith('01') ? mobile : `+966${mobile}`);

function useResetToken(mobile: string) {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(forgotPassword);
  const [token, setToken] = useState<string | null>(null);
  const wait = useCountdown();
  const request = async () => {
    const result = await send({ params: { mobile: withCountry(mobile) } });
    if (!result.ok) {
      const reason = Object.values(result.errors).flat().join(' ') || result.message;
      return showToast('error', reason || sayShared('somethingWrong'), { title: sayShared('sorry') });
    }
    setToken(result.answer.token);
    wait.start(codeResendSeconds);
    showToast('success', say('codeSentTo', { mobile }));
  };
  return { token, request, isSending: isPending, secondsToWait: wait.seconds };
}

export function SetPassword({ mobile }: { mobile: string }) {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const { digits } = useFormats();
  const { mutate } = useSWRConfig();
  const { token, request, isSending, secondsToWait } = useResetToken(mobile);
  const { send, isPending } = useSend(resetPassword);
  const { values, bind, set, form, showErrors } = useFields({ otp_code: '', new_password: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (token === null) return request();
    const empty = Object.entries(values).filter(([, value]) => value === '');
    if (empty.length > 0) return showErrors(Object.fromEntries(empty.map(([name]) => [name, [say('fillIn')]])));
    const result = await send({ body: { ...values, token } });
    if (result.ok) {
      showToast('success', say('passwordSet'));
      await mutate((key) => typeof key === 'string' && key.startsWith('/get-user'));
      return;
    }
    const isNamed = Object.keys(result.errors).length > 0;
    showErrors(isNamed ? result.errors : { otp_code: [result.message || sayShared('somethingWrong')] });
  };
  return (
    <AccountForm ref={form} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{say('setPassword')}</h2>
      <p>{token === null ? say('setPasswordText') : say('codeSentTo', { mobile })}</p>
      {token !== null && (
        <>
          <CodeInput
            label={say('code')}
            hint={say('codeHint')}
            {...bind('otp_code')}
            onCode={(code) => set({ otp_code: code })}
          />
          <PasswordInput
            label={say('newPassword')}
            autoComplete="new-password"
            hint={say('passwordHint')}
            {...bind('new_password')}
          />
        </>
      )}
      <Button type="submit" isBusy={isPending || (token === null && isSending)} busyText={say('saving')}>
        {token === null ? say('sendCode') : say('setPassword')}
      </Button>
      {token !== null && (
        <Button kind="quiet" isBusy={isSending} disabled={secondsToWait > 0} onClick={() => void request()}>
          {secondsToWait > 0 ? say('resendWait', { seconds: digits(secondsToWait) }) : say('resendCode')}
        </Button>
      )}
    </AccountForm>
  );
}
