/** The shopper's return requests. */
import { Undo2 } from 'lucide-react';
import { myAllReturnProduct } from '../../../../contract/customerReturns';
import type { AnswerOf } from '../../../../contract/route';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { AnswerTable } from '../../shopping/AnswerTable';
import { usePageInAddress } from '../../shopping/usePageInAddress';
import { Badge } from '../../ui/Badge';
import { ButtonLink } from '../../ui/Button';
import { EmptyState } from '../../ui/EmptyState';
import { Pagination } from '../../ui/Pagination';
import { RowsSkeleton } from '../../ui/Skeleton';
import { returnMessages } from './messages';
import { returnTone, useReturnStatusName } from './status';

const pageSize = 20;
const oneTab = ['all'] as const;

type Request = AnswerOf<typeof myAllReturnProduct>['returns'][number];

/** The state of its refund, with the day. */
function Refund({ request }: { request: Request }) {
  const say = useText(returnMessages);
  const { day } = useFormats();
  const { refund_stage: stage, refund_promised_at: promised, refund_sent_at: sent } = request;
  if (stage === 'sent' && sent) return say('sentDay', { day: day(sent) });
  if (stage === 'sending') return say('refundSending');
  return promised ? say('promisedDay', { day: day(promised) }) : '—';
}

export function ReturnList() {
  const say = useText(returnMessages);
  const statusName = useReturnStatusName();
  const { digits, moment } = useFormats();
  const { answer } = useCall(myAllReturnProduct, {});
  const { page, setPage } = usePageInAddress(oneTab);
  if (!answer) return <RowsSkeleton />;
  const { returns } = answer;
  if (returns.length === 0) {
    return (
      <EmptyState title={say('empty')} text={say('emptyText')} icon={<Undo2 size={40} strokeWidth={1.5} />}>
        <ButtonLink kind="quiet" to={paths.accountOrders}>
          {say('myOrders')}
        </ButtonLink>
      </EmptyState>
    );
  }
  const shown = Math.min(page, Math.ceil(returns.length / pageSize) - 1);
  const first = shown * pageSize;
  return (
    <>
      <AnswerTable
        caption={say('caption')}
        rows={returns.slice(first, first + pageSize)}
        keyOf={({ id }) => id}
        columns={[
          { name: say('number'), show: (_, place) => digits(first + place + 1) },
          { name: say('code'), show: (one) => <b translate="no">{one.id}</b> },
          {
            name: say('status'),
            show: (one) => (
              <Badge $tone={returnTone(one.status)} style={{ whiteSpace: 'normal' }}>
                {statusName(one.status)}
              </Badge>
            ),
          },
          { name: say('refundColumn'), show: (one) => <Refund request={one} /> },
          { name: say('submitted'), show: (one) => moment(one.created_at) },
          { name: say('updated'), show: (one) => moment(one.updated_at) },
          {
            name: say('details'),
            show: (one) =>
              one.product_id !== null && (
                <ButtonLink
                  kind="quiet"
                  size="small"
                  to={paths.accountProductReturn(one.product_id, one.order_id, one.tracking_id, one.line)}
                  aria-label={say('detailsOf', { code: String(one.id) })}
                >
                  {say('details')}
                </ButtonLink>
              ),
          },
        ]}
      />
      <Pagination total={returns.length} pageSize={pageSize} page={shown} onChange={setPage} />
    </>
  );
}
