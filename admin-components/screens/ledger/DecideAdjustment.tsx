'use client';
/**
 * The actions for a prepared correction: posting it, or discarding it with a reason. Who posts one that moves the cash
 * of a desk sees what the desk would hold afterwards.
 */
import {
  adjustmentDiscard,
  adjustmentPost,
  adjustmentSettings,
  allAdjustments,
  type AdjustmentShape,
} from '../../../contract/ledger';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { ledgerWords } from '../../messages/ledger';
import { useAction } from '../../shared/api/useAction';
import { confirmFinal } from '../../shared/dialogs/ask';
import { Button } from '../../shared/page/Button';
import { useHasRole } from '../../shell/PanelContext';
import { useAccountNames } from './useAccountNames';

const LONGEST = 500;

type Props = { row: AdjustmentShape; reload: () => Promise<void> };

export function DecideAdjustment({ row, reload }: Props) {
  const say = useText(ledgerWords);
  const { taka } = useFormats();
  const isSuper = useHasRole('superadmin');
  const { answer: rules } = useCall(adjustmentSettings, {});
  const posting = useAction(adjustmentPost);
  const discarding = useAction(adjustmentDiscard);
  const call = { params: { id: String(row.id) } };
  const amount = taka(row.amount);
  const ask = useAsk();
  const post = async () => {
    const question = await ask(row);
    if (question && (await posting.run(call, { ...question, onRefused: reload }))) await reload();
  };
  const discard = async () => {
    const reason = { label: say('whyDiscard'), hint: say('whyDiscardHint'), longest: LONGEST };
    const said = await confirmFinal({ text: say('discardAsk', { amount }), yes: say('discard'), reason });
    if (!said) return;
    if (await discarding.run({ ...call, body: { reason: said.reason } }, { onRefused: reload })) await reload();
  };
  const isOwn = row.is_own && rules?.two_person_corrections !== 0;
  const why = isOwn ? say('ownAdjustment') : isSuper ? null : say('onlySuper');
  return (
    <>
      {why === null ? (
        <Button isSmall kind="primary" isBusy={posting.isPending} onClick={() => void post()}>
          {say('post')}
        </Button>
      ) : (
        <span className="haat-table__quiet">{why}</span>
      )}
      <Button isSmall isBusy={discarding.isPending} onClick={() => void discard()}>
        {say('discard')}
      </Button>
    </>
  );
}

/** The question before posting. What a desk holds is read anew: cash comes and goes while the list is open. */
function useAsk() {
  const say = useText(ledgerWords);
  const { taka } = useFormats();
  const { sideOf } = useAccountNames();
  const { send } = useSend(allAdjustments);
  const questionOf = ({ debit, credit, amount }: AdjustmentShape) => {
    const text = say('postAsk', { amount: taka(amount), debit: sideOf(debit), credit: sideOf(credit) });
    const facts = [debit, credit].flatMap(({ desk, ...side }) =>
      desk ? { name: sideOf(side), value: say('deskAfter', { holds: taka(desk.holds), after: taka(desk.after) }) } : [],
    );
    const warning = (credit.desk?.after ?? 0) < 0 ? { warning: say('belowZero', { desk: sideOf(credit) }) } : {};
    const asked = { text, yes: say('post') };
    return facts.length > 0 ? { final: { ...asked, facts, ...warning } } : { ask: asked };
  };
  return async (row: AdjustmentShape) => {
    if (!row.debit.desk && !row.credit.desk) return questionOf(row);
    const result = await send({ query: { id: String(row.id) } });
    return result.ok ? questionOf(result.answer.adjustments[0] ?? row) : null;
  };
}
