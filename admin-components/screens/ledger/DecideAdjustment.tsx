'use client';
/**
 * The actions for a prepared correction: posting it, or discarding it with a reason. Who posts one that moves the cash
 * of a desk sees what the desk would hold afterwards.
 */
import { adjustmentDiscard, adjustmentPost, adjustmentSettings, type AdjustmentShape } from '../../../contract/ledger';
import { useCall } from '../../../frontend/api/useCall';
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
  const { sideOf } = useAccountNames();
  const isSuper = useHasRole('superadmin');
  const { answer: rules } = useCall(adjustmentSettings, {});
  const posting = useAction(adjustmentPost);
  const discarding = useAction(adjustmentDiscard);
  const call = { params: { id: String(row.id) } };
  const amount = taka(row.amount);
  const postText = say('postAsk', { amount, debit: sideOf(row.debit), credit: sideOf(row.credit) });
  const desks = [row.debit, row.credit].flatMap(({ desk, ...side }) =>
    desk ? { name: sideOf(side), value: say('deskAfter', { holds: taka(desk.holds), after: taka(desk.after) }) } : [],
  );
  const isBelow = (row.credit.desk?.after ?? 0) < 0;
  const asked = {
    text: postText,
    yes: say('post'),
    facts: desks,
    ...(isBelow ? { warning: say('belowZero', { desk: sideOf(row.credit) }) } : {}),
  };
  const post = async () => {
    const question = desks.length > 0 ? { final: asked } : { ask: { text: postText, yes: say('post') } };
    if (await posting.run(call, { ...question, onRefused: reload })) await reload();
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
