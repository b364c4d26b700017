'use client';
/**
 * Bulk actions for an admin’s chosen orders: moves or cancels their packages one by one, each reported, and prints their
 * invoices.
 */
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { ptoUpdateStatus } from '../../../contract/orders';
import { packageStatus, packageStatusRow, packageStatuses, type PackageStatus } from '../../../domain/packages/status';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useSend } from '../../../frontend/api/useSend';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { orderBulkWords } from '../../messages/orderBulk';
import { packageWords } from '../../messages/packages';
import { screenAddress } from '../../routes';
import type { Bulk } from '../../shared/bulk/useBulk';
import type { Chosen } from '../../shared/bulk/useChosenRows';
import { alertBox } from '../../shared/dialogs/ask';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { useMoveQuestion } from '../packages/useMoveQuestion';
import { MoveDialog } from './MoveDialog';
import { MOST_SLIPS } from '../slips/SlipPages';
import { movable, readPackages, type PackagesOfOrders } from './packagesOfOrders';

type Props = { chosen: Chosen; onChosen: (chosen: Chosen) => void; bulk: Bulk; onDone: () => Promise<void> };

export function OrdersBar({ chosen, onChosen, bulk, onDone }: Props) {
  const say = useText(orderBulkWords);
  const [isReading, setReading] = useState(false);
  const [toMove, setToMove] = useState<PackagesOfOrders | null>(null);
  const move = useMove(bulk);
  const read = async () => {
    setReading(true);
    const found = await readPackages([...chosen].map(Number));
    setReading(false);
    return found;
  };
  const moveAll = async (found: PackagesOfOrders, to: PackageStatus) => {
    setToMove(null);
    const failed = await move(found, to);
    if (!failed) return;
    onChosen(failed);
    await onDone();
  };
  const begin = async (isCancel: boolean) => {
    const found = await read();
    const targets = isCancel ? [packageStatus.canceled] : packageStatuses;
    const isNone = targets.every((to) => movable(found.packages, to).length === 0);
    const title = say(isCancel ? 'cancelPackages' : 'movePackages');
    if (isNone && found.unread.length === 0)
      return void alertBox({ title, text: say(isCancel ? 'noneCancels' : 'noneMoves') });
    if (isNone) return void alertBox({ title, text: found.unread[0]?.message || say('notRead') });
    if (isCancel) await moveAll(found, packageStatus.canceled);
    else setToMove(found);
  };
  if (chosen.size > MOST_SLIPS) return <span>{say('atMost', { most: MOST_SLIPS })}</span>;
  const isBusy = bulk.isBusy || isReading;
  return (
    <span className="haat-row">
      <LinkButton isSmall href={`${screenAddress('order-invoices')}?ids=${[...chosen].join(',')}`}>
        <Printer size={15} aria-hidden />
        {say('printInvoices')}
      </LinkButton>
      <Button isSmall kind="primary" isBusy={isBusy} onClick={() => void begin(false)}>
        {say('movePackages')}
      </Button>
      <Button isSmall kind="danger" isBusy={isBusy} onClick={() => void begin(true)}>
        {say('cancelPackages')}
      </Button>
      {toMove && (
        <MoveDialog found={toMove} onClose={() => setToMove(null)} onChoose={(to) => void moveAll(toMove, to)} />
      )}
    </span>
  );
}

type Move = (found: PackagesOfOrders, to: PackageStatus) => Promise<Chosen | null>;

/** Asks, and moves whatever may go to the status; the result: the orders with a failure, or null if nobody agreed. */
function useMove(bulk: Bulk): Move {
  const say = useText(orderBulkWords);
  const words = useText(packageWords);
  const pair = usePair();
  const askMove = useMoveQuestion();
  const refresh = useRefresh();
  const { send } = useSend(ptoUpdateStatus);
  return async ({ packages, unread }, to) => {
    const items = [
      ...unread.map(({ order, message }) => ({
        key: `#${order}`,
        name: `#${order}`,
        order,
        code: null,
        problem: message || say('notRead'),
      })),
      ...movable(packages, to).map(({ order_id: order, tracking_id: code }) => ({
        key: code,
        name: `#${order} · ${code}`,
        order,
        code,
        problem: null,
      })),
    ];
    let note = '';
    const ask = async () => {
      const names = items.flatMap(({ code, name }) => (code === null ? [] : [name]));
      const answer = await askMove(to, names);
      note = answer?.note ?? '';
      return answer !== null;
    };
    const title = words('moveTo', { name: pair(packageStatusRow(to).label) });
    const failed = await bulk.start({ title, ask }, items, async ({ code, problem }) => {
      if (code === null) return problem;
      const result = await send({ params: { id: code, status: to }, body: { note } });
      return result.ok ? null : result.message || say('notMoved');
    });
    if (!failed) return null;
    await refresh();
    return new Set(items.filter(({ key }) => failed.has(key)).map(({ order }) => order));
  };
}
