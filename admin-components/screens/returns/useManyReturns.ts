'use client';
/** Many returns marked as received at once, when a delivery brings several back. */
import { updateReturnStatus } from '../../../contract/returns';
import type { ReturnRowShape } from '../../../contract/returnShapes';
import { isReturnStatus, nextReturnStatuses, returnStatus } from '../../../domain/returns/status';
import { useText } from '../../../frontend/messages/useText';
import { bulkWords } from '../../messages/bulk';
import { returnWords } from '../../messages/returns';
import { useManyRows } from '../../shared/bulk/useManyRows';
import { useNamedSome } from '../../shared/bulk/useNamedSome';
import { useReported } from '../../shared/bulk/useReported';

const { received } = returnStatus;

/** `rows`: the current page of the list; `by`: for whom the person marks them. */
export function useManyReturns(
  rows: readonly ReturnRowShape[] | undefined,
  by: 'subadmin' | 'vendor',
  reload: () => Promise<void>,
) {
  const say = useText(returnWords);
  const bulk = useText(bulkWords);
  const namedSome = useNamedSome();
  const send = useReported();
  const nameOf = ({ id }: ReturnRowShape) => `#${id}`;
  return useManyRows<ReturnRowShape>({
    rows,
    reload,
    nameOf,
    itemOf: (row) => ({ key: row.id, name: `${nameOf(row)} · ${row.tracking_id}` }),
    acts: [
      {
        key: 'received',
        title: say(by === 'vendor' ? 'markReceived' : 'vendorReceived'),
        kind: 'primary',
        isOpen: ({ status }) => isReturnStatus(status) && nextReturnStatuses(status, by).includes(received),
        question: (returns, others) => ({
          text: [
            say('receivedManyAsk', { count: returns.length, names: namedSome(returns.map(nameOf)) }),
            ...(others > 0 ? [bulk('othersStay', { count: others })] : []),
          ].join(' '),
        }),
        act: ({ id }) => send(updateReturnStatus, { params: { newStatus: received, returnId: String(id) }, body: {} }),
      },
    ],
  });
}
