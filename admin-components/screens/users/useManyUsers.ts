'use client';
/**
 * Bulk actions for the chosen accounts. Each is the single action, one account after another: the server decides about
 * every one of them, and whom it refuses is reported. Accounts that are as wished already are left out.
 */
import { removeSuspendUser, suspendUser, verifyUserAccount, verifyUserMobile } from '../../../contract/users';
import { useText } from '../../../frontend/messages/useText';
import { userBulkWords } from '../../messages/userBulk';
import { userWords } from '../../messages/users';
import { useManyRows } from '../../shared/bulk/useManyRows';
import { useNamedSome } from '../../shared/bulk/useNamedSome';
import { useReported } from '../../shared/bulk/useReported';
import { useAskReason } from '../../shared/dialogs/useAskReason';
import type { ButtonKind } from '../../shared/page/LinkButton';
import type { User } from './userCells';

type Act = {
  word: 'suspend' | 'removeSuspension' | 'verifyAccount' | 'verifyMobile';
  route: typeof suspendUser | typeof removeSuspendUser | typeof verifyUserAccount | typeof verifyUserMobile;
  kind: ButtonKind;
  /** Whether the account is not yet as wished. */
  isOpen: (user: User) => boolean;
};

const acts: readonly Act[] = [
  { word: 'verifyAccount', route: verifyUserAccount, kind: 'quiet', isOpen: (user) => user.user_verify !== 1 },
  { word: 'verifyMobile', route: verifyUserMobile, kind: 'quiet', isOpen: (user) => user.mobile_verify !== 1 },
  { word: 'removeSuspension', route: removeSuspendUser, kind: 'primary', isOpen: (user) => user.status !== 1 },
  { word: 'suspend', route: suspendUser, kind: 'danger', isOpen: (user) => user.status === 1 },
];

/** `rows`: the current page of the list. */
export function useManyUsers(rows: readonly User[] | undefined, reload: () => Promise<void>) {
  const say = useText(userBulkWords);
  const single = useText(userWords);
  const namedSome = useNamedSome();
  const askReason = useAskReason();
  const send = useReported();
  const askWhy = (text: string) => askReason({ text, yes: say('suspend'), reasonHint: single('suspendHint') });
  const textOf = ({ word }: Act, users: readonly User[], others: number) => {
    const sellers = users.filter(({ is_vendor }) => is_vendor === 1).length;
    return [
      say(`${word}Ask`, { count: users.length, names: namedSome(users.map(({ name }) => name)) }),
      ...(word === 'suspend' && sellers > 0 ? [say('sellersAmong', { count: sellers })] : []),
      ...(others > 0 ? [say('already', { count: others })] : []),
    ].join(' ');
  };
  return useManyRows<User>({
    rows,
    reload,
    nameOf: (user) => user.name,
    // Names repeat; mobiles do not.
    itemOf: ({ id, name, mobile }) => ({ key: id, name: `${name} · ${mobile}` }),
    acts: acts.map((act) => ({
      key: act.word,
      title: say(act.word),
      kind: act.kind,
      isOpen: act.isOpen,
      question: (users, others) => {
        const text = textOf(act, users, others);
        return { text, ...(act.route === suspendUser ? { askReason: () => askWhy(text) } : {}) };
      },
      act: ({ id }, reason) => {
        const params = { id: String(id) };
        return act.route === suspendUser ? send(act.route, { params, body: { reason } }) : send(act.route, { params });
      },
    })),
  });
}
