/** Name, e-mail and mobile; the password is in a tab of its own. */
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSWRConfig } from 'swr';
import { getUser, updateUser } from '../../../../contract/self';
import { updatePassword } from '../../../../contract/passwords';
import { useCall } from '../../../../frontend/api/useCall';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { writeStored } from '../../app/session/storage';
import { readUnfinished } from '../../app/session/unfinished';
import { sharedMessages } from '../../i18n/shared.messages';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { TextInput } from '../../ui/Field';
import { MobileInput } from '../../ui/MobileInput';
import { PasswordInput } from '../../ui/PasswordInput';
import { Notice } from '../../ui/Notice';
import { RowsSkeleton } from '../../ui/Skeleton';
import { Tabs } from '../../ui/Tabs';
import { showToast } from '../../ui/toast';
import { useFields } from '../../ui/useFields';
import { AccountForm as Form } from './AccountForm';
import { accountMessages } from './messages';
import { Sessions } from './Sessions';
import { SetPassword } from './SetPassword';

type General = { name: string; email: string; mobile: string };

function GeneralForm({ start, hasPassword }: { start: General; hasPassword: boolean }) {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const { mutate } = useSWRConfig();
  const navigate = useNavigate();
  const { send, isPending } = useSend(updateUser);
  const { values, bind, form, set, showErrors } = useFields<keyof General | 'current_password'>({
    ...start,
    current_password: '',
  });
  // The e-mail or the mobile is enough to take over the account: the password is required again.
  const needsPassword = values.email.trim() !== start.email || values.mobile.trim() !== start.mobile;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (needsPassword && !hasPassword) return showToast('warning', say('passwordFirst'));
    const result = await send({ body: values });
    if (!result.ok) {
      showErrors(result.errors);
      showToast('error', result.message || sayShared('somethingWrong'));
      return;
    }
    set({ current_password: '' });
    writeStored({ auth_name: result.answer.username, auth_mobile: result.answer.mobile });
    showToast('success', result.answer.message ?? say('saved'));
    await mutate((key) => typeof key === 'string' && /^\/(get-user|get-verify|checkout)/.test(key));
    // The other mobile was entered on the way to something that needs a verified one.
    if (result.answer.mobile !== start.mobile && readUnfinished()) void navigate(paths.verify);
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label={say('name')} autoComplete="name" isRequired {...bind('name')} />
      <TextInput
        label={say('email')}
        type="email"
        autoComplete="email"
        isRequired={start.email !== ''}
        {...bind('email')}
      />
      <MobileInput label={say('mobile')} autoComplete="tel" hint={say('mobileHint')} isRequired {...bind('mobile')} />
      {needsPassword && !hasPassword && (
        <Notice tone="warn" isAlert>
          {say('passwordFirst')}
        </Notice>
      )}
      {needsPassword && hasPassword && (
        <PasswordInput
          label={say('currentPassword')}
          autoComplete="current-password"
          hint={say('currentPasswordHint')}
          {...bind('current_password')}
        />
      )}
      <Button type="submit" isBusy={isPending} busyText={say('saving')}>
        {say('save')}
      </Button>
    </Form>
  );
}

function SecurityForm() {
  const say = useText(accountMessages);
  const sayShared = useText(sharedMessages);
  const { send, isPending } = useSend(updatePassword);
  const { values, bind, form, set, showErrors } = useFields({ oldpassword: '', newpassword: '' });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const empty = Object.entries(values).filter(([, value]) => value === '');
    if (empty.length > 0) return showErrors(Object.fromEntries(empty.map(([name]) => [name, [say('fillIn')]])));
    const result = await send({ body: values });
    if (!result.ok) {
      showErrors(result.errors);
      const title = result.status === 420 ? { title: sayShared('sorry') } : {};
      showToast('error', result.message || sayShared('somethingWrong'), title);
      return;
    }
    set({ oldpassword: '', newpassword: '' });
    showToast('success', result.answer.message ?? say('passwordChanged'));
  };
  return (
    <Form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <PasswordInput label={say('oldPassword')} autoComplete="current-password" {...bind('oldpassword')} />
      <PasswordInput
        label={say('newPassword')}
        autoComplete="new-password"
        hint={say('passwordHint')}
        {...bind('newpassword')}
      />
      <Button type="submit" isBusy={isPending} busyText={say('saving')}>
        {say('changePassword')}
      </Button>
    </Form>
  );
}

export function EditAccount() {
  const say = useText(accountMessages);
  const { answer } = useCall(getUser, {});
  const user = answer?.users;
  return (
    <Card>
      <Tabs
        label={say('edit')}
        items={[
          {
            value: 'general',
            label: say('general'),
            content: user ? (
              <GeneralForm
                key={String(user.id)}
                start={{ name: user.name, email: user.email, mobile: user.mobile }}
                hasPassword={user.has_password === 1}
              />
            ) : (
              <RowsSkeleton rows={3} />
            ),
          },
          {
            value: 'security',
            label: say('security'),
            content: (
              <>
                {user?.has_password === 0 ? <SetPassword mobile={user.mobile} /> : <SecurityForm />}
                <Sessions />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
