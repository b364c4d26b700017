'use client';
/** The buttons of an account. Each asks for confirmation, acts, and reloads the account. A refusal is shown. */
import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import {
  deleteUserAccount,
  makeUserAdmin,
  makeUserEditor,
  makeUserSubadmin,
  removeSuspendUser,
  removeUserAdmin,
  removeUserEditor,
  removeUserSubadmin,
  resetUserPassword,
  suspendUser,
  verifyRemoveUserAccount,
  verifyUserAccount,
  verifyUserMobile,
} from '../../../contract/users';
import { userSessionsEnd } from '../../../contract/sessions';
import { sharedWords } from '../../messages/shared';
import { userWords } from '../../messages/users';
import { screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useAskReason } from '../../shared/dialogs/useAskReason';
import { Button } from '../../shared/page/Button';
import type { ButtonKind } from '../../shared/page/LinkButton';
import { useText } from '../../../frontend/messages/useText';
import { useHasRole } from '../../shell/PanelContext';
import { ResetTwoStep } from './ResetTwoStep';
import type { User } from './userCells';

type ActionRoute =
  | typeof makeUserAdmin
  | typeof removeUserAdmin
  | typeof makeUserSubadmin
  | typeof removeUserSubadmin
  | typeof makeUserEditor
  | typeof removeUserEditor
  | typeof verifyUserAccount
  | typeof verifyRemoveUserAccount
  | typeof verifyUserMobile
  | typeof removeSuspendUser;
type Props = { user: User; onChanged: () => Promise<void> };

export function UserActions({ user, onChanged }: Props) {
  const say = useText(userWords);
  const act = { user, onChanged };
  return (
    <div className="haat-form">
      <section>
        <h3 className="haat-form__heading">{say('roles')}</h3>
        <div className="haat-form__actions">
          {user.role_as === 1 ? (
            <Act {...act} route={removeUserAdmin} word="removeSuper" ask="removeSuperAsk" isSuperOnly />
          ) : (
            <Act {...act} route={makeUserAdmin} word="makeSuper" ask="makeSuperAsk" isSuperOnly />
          )}
          {user.role_as === 2 ? (
            <Act {...act} route={removeUserSubadmin} word="removeSub" ask="removeSubAsk" isSuperOnly />
          ) : (
            <Act {...act} route={makeUserSubadmin} word="makeSub" ask="makeSubAsk" isSuperOnly />
          )}
          {user.is_editor === 1 ? (
            <Act {...act} route={removeUserEditor} word="removeEditor" ask="removeEditorAsk" isSuperOnly />
          ) : (
            <Act {...act} route={makeUserEditor} word="makeEditor" ask="makeEditorAsk" isSuperOnly />
          )}
        </div>
      </section>
      <section>
        <h3 className="haat-form__heading">{say('verification')}</h3>
        <div className="haat-form__actions">
          {user.user_verify === 1 ? (
            <Act {...act} route={verifyRemoveUserAccount} word="unverifyAccount" ask="unverifyAccountAsk" />
          ) : (
            <Act {...act} route={verifyUserAccount} word="verifyAccount" ask="verifyAccountAsk" />
          )}
          {user.mobile_verify !== 1 && (
            <Act {...act} route={verifyUserMobile} word="verifyMobile" ask="verifyMobileAsk" />
          )}
        </div>
      </section>
      <section>
        <h3 className="haat-form__heading">{say('account')}</h3>
        <div className="haat-form__actions">
          {user.status === 1 ? (
            <SuspendAct {...act} />
          ) : (
            <Act {...act} route={removeSuspendUser} word="removeSuspension" ask="removeSuspensionAsk" kind="primary" />
          )}
          <SignOutAct user={user} />
          <ResetPasswordAct user={user} />
          <ResetTwoStep user={user} />
          <DeleteAct user={user} />
        </div>
      </section>
    </div>
  );
}

type Word =
  | 'removeSuper'
  | 'makeSuper'
  | 'removeSub'
  | 'makeSub'
  | 'makeEditor'
  | 'removeEditor'
  | 'unverifyAccount'
  | 'verifyAccount'
  | 'verifyMobile'
  | 'removeSuspension';
type ActProps = Props & {
  route: ActionRoute;
  word: Word;
  ask: `${Word}Ask`;
  kind?: ButtonKind;
  /** A sub admin sees the button and is refused. */ isSuperOnly?: boolean;
};

function Act({ user, onChanged, route, word, ask, kind = 'quiet', isSuperOnly = false }: ActProps) {
  const say = useText(userWords);
  const isSuper = useHasRole('superadmin');
  const { run, isPending } = useAction(route);
  const press = async () => {
    if (isSuperOnly && !isSuper) return void toast.error(say('noPermission'));
    const done = await run(
      { params: { id: String(user.id) } },
      { ask: { text: say(ask, { name: user.name }), isDangerous: kind === 'danger' } },
    );
    if (!done) return;
    await onChanged();
    toast.info(say('dataUpdated'));
  };
  return (
    <Button kind={kind} isBusy={isPending} onClick={() => void press()}>
      {say(word)}
    </Button>
  );
}

function SuspendAct({ user, onChanged }: Props) {
  const say = useText(userWords);
  const askReason = useAskReason();
  const { run, isPending } = useAction(suspendUser);
  const press = async () => {
    const reason = await askReason({
      text: say(user.is_vendor === 1 ? 'suspendSellerAsk' : 'suspendAsk', { name: user.name }),
      yes: say('suspend'),
      reasonHint: say('suspendHint'),
    });
    if (reason === null || !(await run({ params: { id: String(user.id) }, body: { reason } }))) return;
    await onChanged();
    toast.info(say('dataUpdated'));
  };
  return (
    <Button kind="danger" isBusy={isPending} onClick={() => void press()}>
      {say('suspend')}
    </Button>
  );
}

function SignOutAct({ user }: { user: User }) {
  const say = useText(userWords);
  const { run, isPending } = useAction(userSessionsEnd);
  const press = () =>
    run(
      { params: { id: String(user.id) } },
      { ask: { text: say('signOutAsk', { name: user.name }), isDangerous: true } },
    );
  return (
    <Button kind="danger" isBusy={isPending} onClick={() => void press()}>
      {say('signOut')}
    </Button>
  );
}

/** Nobody sets another person's password: they are told how to set one. */
function ResetPasswordAct({ user }: { user: User }) {
  const say = useText(userWords);
  const isSuper = useHasRole('superadmin');
  const { run, isPending } = useAction(resetUserPassword);
  const press = async () => {
    if (user.role_as !== 0 && !isSuper) return void toast.error(say('noPermission'));
    await run(
      { params: { id: String(user.id) } },
      { ask: { text: say('resetPasswordAsk', { name: user.name }), isDangerous: true } },
    );
  };
  return (
    <Button kind="danger" isBusy={isPending} onClick={() => void press()}>
      {say('resetPassword')}
    </Button>
  );
}

function DeleteAct({ user }: { user: User }) {
  const say = useText(userWords);
  const shared = useText(sharedWords);
  const router = useRouter();
  const isSuper = useHasRole('superadmin');
  const { run, isPending } = useAction(deleteUserAccount);
  const press = async () => {
    if (!isSuper) return void toast.error(say('noPermission'));
    if (user.role_as !== 0 || user.is_vendor === 1) return void toast.error(say('notDeletable'));
    const done = await run(
      { params: { id: String(user.id) } },
      {
        final: {
          text: say('deleteAsk', { name: user.name }),
          warning: shared('noWayBack'),
          yes: say('deleteAccount'),
        },
      },
    );
    if (done) router.push(screenAddress('all-user'));
  };
  return (
    <Button kind="danger" isBusy={isPending} onClick={() => void press()}>
      {say('deleteAccount')}
    </Button>
  );
}
