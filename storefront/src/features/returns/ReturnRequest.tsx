/** An existing return request: its state, and what to do now. */
import { useNavigate, Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import { deleteReturnRequest, type customerReturn } from '../../../../contract/customerReturns';
import { answerReturnRejection } from '../../../../contract/rejections';
import { updateReturnStatus } from '../../../../contract/returns';
import type { ReturnEventShape } from '../../../../contract/returnShapes';
import type { Choices } from '../../../../domain/fields/declare';
import { returnFields } from '../../../../domain/returns/fields';
import {
  mayDeleteReturn,
  nextReturnStatuses,
  returnStatus,
  returnStatusRow,
  type ReturnStatus,
} from '../../../../domain/returns/status';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { usePair } from '../../../../frontend/messages/usePair';
import { useText } from '../../../../frontend/messages/useText';
import { RejectionThread, type RejectionThreadProps } from '../../shopping/RejectionThread';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { confirm } from '../../ui/dialog';
import { Notice } from '../../ui/Notice';
import { PictureRow } from '../../ui/PictureRow';
import { showToast } from '../../ui/toast';
import { Facts } from '../../ui/Facts';
import { returnMessages } from './messages';
import { ReturnHistory } from './ReturnHistory';
import { returnTone, useReturnStatusName } from './status';
import { VendorAddress, type ReturnAddress } from './VendorAddress';

export type ReturnData = z.output<typeof customerReturn>;
const Code = styled.b`
  font-size: 1.375rem;
  letter-spacing: 0.02em;
`;
function Explanation({ request }: { request: ReturnData }) {
  const say = useText(returnMessages);
  const labelOf = useChoiceLabel();
  const explained = returnStatusRow(request.status);
  if (!explained) return null;
  const isSent = request.status === returnStatus.sent;
  return (
    <Notice tone={explained.explanationTone}>
      <p>{say(explained.explanation, { code: request.id })}</p>
      {request.status === returnStatus.accepted && <p>{say('updateWhenSent')}</p>}
      {isSent && (
        <p>
          {say('sentText', {
            method: labelOf(returnFields.payment_method, request.payment_method),
            account: request.payment_account,
          })}
        </p>
      )}
      {(request.status === returnStatus.successful || request.payment_refund === 1) && (
        <p>
          {request.payment_refund
            ? say('refunded')
            : say(request.refund_stage === 'sending' ? 'refundSending' : 'refunding')}
        </p>
      )}
      {request.status === returnStatus.canceled && <Link to={paths.accountHelp}>{say('help')}</Link>}
    </Notice>
  );
}

/** The name of a choice; one that is no longer offered is shown as stored. */
function useChoiceLabel() {
  const pair = usePair();
  return ({ choices }: { choices: Choices }, value: string) => {
    const words = choices[value];
    return words ? pair(words) : value;
  };
}

export type ReturnRequestProps = {
  title: string;
  request: ReturnData;
  address: ReturnAddress | null;
  history: readonly ReturnEventShape[];
  review: RejectionThreadProps['notes'];
  onChanged: () => Promise<void>;
};

export function ReturnRequest({ title, request, address, history, review, onChanged }: ReturnRequestProps) {
  const say = useText(returnMessages);
  const statusName = useReturnStatusName();
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { digits, moment, taka } = useFormats();
  const pair = usePair();
  const labelOf = useChoiceLabel();
  const { send: sendRemoval, isPending: isRemoving } = useSend(deleteReturnRequest);
  const { send: sendStatus, isPending: isMarking } = useSend(updateReturnStatus);
  const { send: sendAnswer, isPending: isAnswering } = useSend(answerReturnRejection);
  const status = request.status as ReturnStatus;
  const isUnderWay = status === returnStatus.accepted || status === returnStatus.sent;
  const refused = (message: string | undefined) => showToast('error', message || sayShared('somethingWrong'));

  const remove = async () => {
    if (!(await confirm({ title: say('sure'), text: say('deleteText'), yes: say('delete'), isDangerous: true })))
      return;
    const result = await sendRemoval({ params: { id: String(request.id) } });
    if (!result.ok) return refused(result.message);
    if (result.answer.status === 201) {
      refused(result.answer.message);
      return onChanged();
    }
    showToast('success', result.answer.message ?? say('deleted'));
    void navigate(-1);
    await onChanged();
  };
  const markSent = async () => {
    if (!(await confirm({ title: say('sure'), text: say('markSentText'), yes: say('markSent') }))) return;
    const result = await sendStatus({ params: { newStatus: returnStatus.sent, returnId: String(request.id) } });
    if (result.ok) showToast('success', result.answer.message ?? say('markedSent'));
    else refused(result.message);
    await onChanged();
  };

  return (
    <Stack>
      <Row $between>
        <h2>{title}</h2>
        <Badge $tone={returnTone(status)}>{statusName(status)}</Badge>
      </Row>
      <Explanation request={request} />
      {review.length > 0 && (
        <Stack as="section" $gap={8}>
          <h3>{say('said')}</h3>
          <RejectionThread
            notes={review}
            send={(text) => sendAnswer({ params: { id: String(request.id) }, body: { text } })}
            isPending={isAnswering}
            onRefused={onChanged}
          />
        </Stack>
      )}
      {isUnderWay && address && <VendorAddress address={address} />}
      <Facts
        facts={[
          [
            say('code'),
            <Code key="code" translate="no">
              {request.id}
            </Code>,
          ],
          [say('order'), request.order_id],
          [say('tracking'), <AsWritten key="tracking">{request.tracking_id}</AsWritten>],
          [pair(returnFields.case.asked), labelOf(returnFields.case, request.case)],
          [pair(returnFields.qty.asked), digits(request.qty)],
          [pair(returnFields.payment_method.asked), labelOf(returnFields.payment_method, request.payment_method)],
          [pair(returnFields.payment_account.asked), request.payment_account],
          [say('worth'), taka(request.worth)],
          ...(request.refund_amount === null
            ? []
            : [[say('refundAmount'), taka(request.refund_amount)] satisfies [string, string]]),
          [say('promisedOn'), request.refund_promised_at ? moment(request.refund_promised_at) : ''],
          [say('sentOn'), request.refund_sent_at ? moment(request.refund_sent_at) : ''],
          [say('trxId'), request.refund_trx_id && <AsWritten key="trx">{request.refund_trx_id}</AsWritten>],
          [say('partReason'), request.refund_reason && <AsWritten key="part">{request.refund_reason}</AsWritten>],
          [say('submitted'), moment(request.created_at)],
          [say('updated'), moment(request.updated_at)],
          [pair(returnFields.details.label), request.details],
        ]}
      />
      <ReturnHistory events={history} />
      <PictureRow
        pictures={[request.image1, request.image2, request.image3]}
        nameOf={(number) => say('picture', { number: digits(number) })}
      />
      <Row>
        {nextReturnStatuses(status, 'customer').includes(returnStatus.sent) && (
          <Button kind="action" isBusy={isMarking} onClick={() => void markSent()}>
            {say('markSent')}
          </Button>
        )}
        {mayDeleteReturn(status, 'customer') && (
          <Button kind="danger" isBusy={isRemoving} onClick={() => void remove()}>
            {say('delete')}
          </Button>
        )}
      </Row>
    </Stack>
  );
}
