'use client';
/** Takes a wrong count or deposit back, with a reason. For admins. */
import { cashCountReverse, cashDepositReverse } from '../../../contract/cash';
import type { Id } from '../../../domain/ids';
import { useText } from '../../../frontend/messages/useText';
import { cashWords } from '../../messages/cash';
import { useAction } from '../../shared/api/useAction';
import { confirmFinal } from '../../shared/dialogs/ask';
import { usePanel } from '../../shell/PanelContext';

const routes = { count: cashCountReverse, deposit: cashDepositReverse };
const LONGEST = 500;

/** Null for everybody else. */
export function useTakeBack(kind: keyof typeof routes, onDone: () => Promise<void>) {
  const say = useText(cashWords);
  const { roles } = usePanel();
  const { run } = useAction(routes[kind]);
  if (!roles.includes('superadmin') && !roles.includes('subadmin')) return null;
  return async (id: Id) => {
    const text = say(kind === 'count' ? 'takeBackCount' : 'takeBackDeposit');
    const said = await confirmFinal({
      text,
      yes: say('takeBack'),
      reason: { label: say('whyWrong'), longest: LONGEST },
    });
    if (!said) return;
    const call = { params: { id: String(id) }, body: { reason: said.reason } };
    if (await run(call, { onRefused: onDone })) await onDone();
  };
}
