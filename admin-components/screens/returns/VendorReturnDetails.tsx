'use client';
/** A return request for the vendor: what is returned and why, and the button that confirms receipt. */
import { PackageCheck } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { getVendorReturnDetails, updateReturnStatus } from '../../../contract/returns';
import { isReturnStatus, nextReturnStatuses, returnStatus } from '../../../domain/returns/status';
import { returnWords } from '../../messages/returns';
import { screenAddress } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { ReturnBadge } from '../../shared/badges/StatusBadge';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { ReturnHistory } from './ReturnHistory';
import { PicturesPanel, ProductPanel, RequestPanel } from './ReturnParts';

export function VendorReturnDetails() {
  const say = useText(returnWords);
  const which = useSearchParams().get('id');
  const params = { product_id: useParam('product_id'), order_id: useParam('order_id') };
  const { answer, failure, isLoading, reload } = useCall(getVendorReturnDetails, {
    params,
    ...(which ? { query: { id: which } } : {}),
  });
  const { run, isPending } = useAction(updateReturnStatus);
  const status = answer?.returns.status ?? returnStatus.pending;
  const mayReceive = isReturnStatus(status) && nextReturnStatuses(status, 'vendor').includes(returnStatus.received);

  const receive = async () => {
    if (!answer) return;
    const done = await run(
      { params: { newStatus: returnStatus.received, returnId: String(answer.returns.id) } },
      { ask: { text: say('moveAskOf', { id: String(answer.returns.id), move: say('received') }) } },
    );
    if (done) await reload();
  };
  return (
    <>
      <PageHeader
        title={answer ? `${say('returnDetails')} #${answer.returns.id}` : say('returnDetails')}
        back={screenAddress(status >= returnStatus.received ? 'vendor-returns-received' : 'vendor-returns-new')}
        {...(answer ? { badge: <ReturnBadge status={status} /> } : {})}
      >
        {mayReceive && (
          <Button kind="action" isBusy={isPending} onClick={() => void receive()}>
            <PackageCheck size={16} aria-hidden />
            {say('received')}
          </Button>
        )}
      </PageHeader>
      {status === returnStatus.received && (
        <p className="haat-notice haat-notice--good haat-gap">
          <PackageCheck size={18} aria-hidden />
          {say('youReceived')}
        </p>
      )}
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <div className="haat-columns">
          <div className="haat-stack">
            <RequestPanel request={answer.returns} />
            <Panel title={say('history')}>
              <ReturnHistory events={answer.history} />
            </Panel>
          </div>
          <div className="haat-stack">
            <ProductPanel product={answer.product} />
            <PicturesPanel request={answer.returns} />
          </div>
        </div>
      )}
    </>
  );
}
