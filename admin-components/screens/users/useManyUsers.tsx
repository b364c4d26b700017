'use client';
/**
 * Bulk actions for the chosen accounts. Each is the single action, one account after another: the server decides about
 * every one of them, and whom it refuses is reported. Accounts that are as wished already are left out.
 */
import type { ReactNode } from 'react';
import { removeSuspendUser, suspendUser, verifyUserAccount, verifyUserMobile } from '../../../contract/users';
import { useApi } from '../../../frontend/api/context';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useText } from '../../../frontend/messages/useText';
import { userBulkWords } from '../../messages/userBulk';
import { useBulk } from '../../shared/bulk/useBulk';
import { useChosenRows } from '../../shared/bulk/useChosenRows';
import { useNamedSome } from '../../shared/bulk/useNamedSome';
import { Button } from '../../shared/page/Button';
import type { ButtonKind } from '../../shared/page/LinkButton';
import type { DataTableProps } from '../../shared/table/DataTable';
import type { User } from './userCells';

type Act = {
  word: 'suspend' | 'removeSuspension' | 'verifyAccount' | 'verifyMobile';
  route: typeof suspendUser | typeof removeSuspendUser | typeof verifyUserAccount | typeof verifyUserMobile;
  kind: ButtonKind;
  /** Whether the account is not yet as wished. */
  isOpen: (user: User) => boolean;
};

const FORBIDDEN = 403;

const acts: readonly Act[] = [
  { word: 'verifyAccount', route: verifyUserAccount, kind: 'quiet', isOpen: (user) => user.user_verify !== 1 },
  { word: 'verifyMobile', route: verifyUserMobile, kind: 'quiet', isOpen: (user) => user.mobile_verify !== 1 },
  { word: 'removeSuspension', route: removeSuspendUser, kind: 'primary', isOpen: (user) => user.status !== 1 },
  { word: 'suspend', route: suspendUser, kind: 'danger', isOpen: (user) => user.status === 1 },
];

type Many = { selection: NonNullable<DataTableProps<User>['selection']>; dialog: ReactNode };

/** `rows`: the current page of the list. */
export function useManyUsers(rows: readonly User[] | undefined, reload: () => Promise<void>): Many {
  const say = useText(userBulkWords);
  const namedSome = useNamedSome();
  const bulk = useBulk();
  const refresh = useRefresh();
  const send = useReported();
  const { chosen, setChosen, chosenRows } = useChosenRows(rows, (user) => user.id);
  const textOf = (act: Act, users: readonly User[]) => {
    const sellers = users.filter(({ is_vendor }) => is_vendor === 1).length;
    const others = chosenRows.length - users.length;
    return [
      say(`${act.word}Ask`, { count: users.length, names: namedSome(users.map(({ name }) => name)) }),
      ...(act.word === 'suspend' && sellers > 0 ? [say('sellersAmong', { count: sellers })] : []),
      ...(others > 0 ? [say('already', { count: others })] : []),
    ].join(' ');
  };
  const run = async (act: Act) => {
    const users = chosenRows.filter(act.isOpen);
    // Names repeat; mobiles do not.
    const items = users.map(({ id, name, mobile }) => ({ key: id, name: `${name} · ${mobile}` }));
    const question = { title: say(act.word), text: textOf(act, users), isDangerous: act.kind === 'danger' };
    const failed = await bulk.start(question, items, ({ key }) => send(act.route, key));
    if (!failed) return;
    setChosen(failed);
    await Promise.all([reload(), refresh()]);
  };
  const bar = acts
    .filter((act) => chosenRows.some(act.isOpen))
    .map((act) => (
      <Button key={act.word} isSmall kind={act.kind} isBusy={bulk.isBusy} onClick={() => void run(act)}>
        {say(act.word)}
      </Button>
    ));
  return {
    selection: {
      chosen,
      onChange: setChosen,
      nameOf: (user) => user.name,
      bar: <span className="haat-row">{bar}</span>,
    },
    dialog: bulk.dialog,
  };
}

/** Makes a single call; the result: the problem, or null. A refusal is told by the report alone, not by a notice as well. */
function useReported(): (route: Act['route'], id: User['id']) => Promise<string | null> {
  const say = useText(userBulkWords);
  const { call, onFailure } = useApi();
  return async (route, id) => {
    const result = await call(route, { params: { id: String(id) } });
    if (result.ok) return null;
    if (result.layer !== 'answer' && result.status !== FORBIDDEN) onFailure(result);
    return result.message || say('failed');
  };
}
