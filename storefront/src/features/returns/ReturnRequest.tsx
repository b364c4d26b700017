/** A return request that was made: where it stands, what to do now. */
import { useNavigate, Link } from 'react-router-dom';
import styled from 'styled-components';
import type { z } from 'zod';
import { deleteReturnRequest, type customerReturn } from '../../../../contract/customerReturns';
import { updateReturnStatus } from '../../../../contract/returns';
import { refundMethods, returnCauses, type Choice } from '../../../../domain/returns/choices';
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
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { AsWritten } from '../../ui/AsWritten';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Row, Stack } from '../../ui/Card';
import { confirm } from '../../ui/dialog';
import { Notice } from '../../ui/Notice';
import { PictureRow } from '../../ui/PictureRow';
import { showToast } from '../../ui/toast';
import { returnMessages } from './messages';
import { returnTone, useReturnStatusName } from './status';

export type ReturnData = z.output<typeof customerReturn>;
export type ReturnAddress = {
  name: string;
  business_thana: string;
  business_upazila: string;
  business_district: string;
  postcode: string;
  business_address: string;
  mobile: string;
};

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px 20px;
  font-variant-numeric: tabular-nums;
  dt {
    color: var(--ink-3);
  }
  dd {
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;
const Code = styled.b`
  font-size: 1.375rem;
  letter-spacing: 0.02em;
`;
const Where = styled.div`
  padding: 14px 16px;
  border: 1px solid var(--line);
  border-left: 4px solid var(--leaf);
  border-radius: var(--radius);
  background: var(--sunk);
  h3 {
    margin-bottom: 8px;
  }
`;

function Explanation({ request }: { request: ReturnData }) {
  const say = useText(returnMessages);
  const { digits } = useFormats();
  const labelOf = useChoiceLabel();
  const explained = returnStatusRow(request.status);
  if (!explained) return null;
  const isSent = request.status === returnStatus.sent;
  return (
    <Notice tone={explained.explanationTone}>
      <p>{say(explained.explanation, { code: digits(request.id) })}</p>
      {request.status === returnStatus.accepted && <p>{say('updateWhenSent')}</p>}
      {isSent && (
        <p>
          {say('sentText', {
            method: labelOf(refundMethods, request.payment_method),
            account: digits(request.payment_account),
          })}
        </p>
      )}
      {request.status === returnStatus.successful && (
        <p>{request.payment_refund ? say('refunded') : say('refunding')}</p>
      )}
      {request.status === returnStatus.canceled && <Link to={paths.accountHelp}>{say('help')}</Link>}
    </Notice>
  );
}

function useChoiceLabel() {
  const language = useLanguage();
  return (list: readonly Choice[], value: string) => {
    const choice = list.find((one) => one.value === value);
    if (!choice) return value;
    return language === 'bn' ? choice.label_bn : choice.label_en;
  };
}

function VendorAddress({ address }: { address: ReturnAddress }) {
  const say = useText(returnMessages);
  const { digits } = useFormats();
  const facts = [
    [say('name'), <AsWritten key="name">{address.name}</AsWritten>],
    [say('thana'), <AsWritten key="thana">{address.business_thana}</AsWritten>],
    [say('upazila'), address.business_upazila],
    [say('district'), address.business_district],
    [say('postcode'), digits(address.postcode)],
    [say('address'), <AsWritten key="address">{address.business_address}</AsWritten>],
    [say('mobile'), digits(address.mobile)],
  ] as const;
  return (
    <Where>
      <h3>{say('vendorAddress')}</h3>
      <Facts>
        {facts.map(([name, value]) => (
          <div key={name} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    </Where>
  );
}

export type ReturnRequestProps = { request: ReturnData; address: ReturnAddress | null; onChanged: () => Promise<void> };

export function ReturnRequest({ request, address, onChanged }: ReturnRequestProps) {
  const say = useText(returnMessages);
  const statusName = useReturnStatusName();
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { digits, moment } = useFormats();
  const labelOf = useChoiceLabel();
  const { send: sendRemoval, isPending: isRemoving } = useSend(deleteReturnRequest);
  const { send: sendStatus, isPending: isMarking } = useSend(updateReturnStatus);
  const status = request.status as ReturnStatus;
  const isUnderWay = status === returnStatus.accepted || status === returnStatus.sent;
  const refused = (message: string | undefined) => showToast('error', message || sayShared('somethingWrong'));

  const remove = async () => {
    if (
      !(await confirm({ title: say('sure'), text: say('deleteText'), confirmText: say('delete'), isDangerous: true }))
    )
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
    if (!(await confirm({ title: say('sure'), text: say('markSentText'), confirmText: say('markSent') }))) return;
    const result = await sendStatus({ params: { newStatus: returnStatus.sent, returnId: String(request.id) } });
    if (result.ok) showToast('success', result.answer.message ?? say('markedSent'));
    else refused(result.message);
    await onChanged();
  };

  const facts = [
    [say('code'), <Code key="code">{digits(request.id)}</Code>],
    [say('order'), digits(request.order_id)],
    [say('tracking'), <AsWritten key="tracking">{request.tracking_id}</AsWritten>],
    [say('cause'), labelOf(returnCauses, request.case)],
    [say('qty'), digits(request.qty)],
    [say('method'), labelOf(refundMethods, request.payment_method)],
    [say('account'), digits(request.payment_account)],
    [say('submitted'), moment(request.created_at)],
    [say('updated'), moment(request.updated_at)],
    [say('details'), request.details],
  ] as const;
  return (
    <Stack>
      <Row $between>
        <h2>{say('yourRequest')}</h2>
        <Badge $tone={returnTone(status)}>{statusName(status)}</Badge>
      </Row>
      <Explanation request={request} />
      {isUnderWay && address && <VendorAddress address={address} />}
      <Facts>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </Facts>
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
