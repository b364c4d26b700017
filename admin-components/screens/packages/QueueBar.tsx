'use client';
/** The bulk actions for the chosen packages: the next steps their status allows, and their slips. */
import { Printer } from 'lucide-react';
import { ptoUpdateStatus } from '../../../contract/orders';
import { isOpen, nextStatuses, packageStatusRow, type PackageStatus } from '../../../domain/packages/status';
import { packageWords } from '../../messages/packages';
import { panelPath, routeNamed } from '../../routes';
import { useRefresh } from '../../../frontend/api/useRefresh';
import { useSend } from '../../../frontend/api/useSend';
import type { Bulk } from '../../shared/bulk/useBulk';
import { Button } from '../../shared/page/Button';
import { LinkButton } from '../../shared/page/LinkButton';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useMoveQuestion } from './useMoveQuestion';

type Chosen = ReadonlySet<string | number>;
type Props = {
  chosen: Chosen;
  onChosen: (chosen: Chosen) => void;
  status: PackageStatus;
  by: 'vendor' | 'incharge';
  bulk: Bulk;
  onDone: () => Promise<void>;
  /** The packages to print; by default the chosen ones. */
  printIds?: readonly (string | number)[];
};

export function QueueBar({ chosen, onChosen, status, by, bulk, onDone, printIds }: Props) {
  const say = useText(packageWords);
  const pair = usePair();
  const { send } = useSend(ptoUpdateStatus);
  const askMove = useMoveQuestion();
  const refresh = useRefresh();
  const move = async (to: PackageStatus, name: string) => {
    const items = [...chosen].map((key) => ({ key, name: String(key) }));
    let note = '';
    const ask = async () => {
      const answer = await askMove(
        to,
        items.map((item) => item.name),
      );
      note = answer?.note ?? '';
      return answer !== null;
    };
    const failed = await bulk.start({ title: say('moveTo', { name }), ask }, items, async ({ key }) => {
      const result = await send({ params: { id: String(key), status: to }, body: { note } });
      return result.ok ? null : result.message || say('unknownCode');
    });
    if (!failed) return;
    onChosen(failed);
    await Promise.all([onDone(), refresh()]);
  };
  const print = routeNamed(by === 'vendor' ? 'order-slips' : 'package-slips').path;
  return (
    <>
      {nextStatuses(status, by).map((to) => {
        const words = packageStatusRow(to);
        const name = words ? pair(words.label) : '';
        return (
          <Button
            key={to}
            isSmall
            kind={isOpen(to) ? 'primary' : 'danger'}
            isBusy={bulk.isBusy}
            onClick={() => void move(to, name)}
          >
            {say('moveTo', { name })}
          </Button>
        );
      })}
      <LinkButton isSmall href={`${panelPath}${print}?ids=${encodeURIComponent((printIds ?? [...chosen]).join(','))}`}>
        <Printer size={15} aria-hidden />
        {say('printChosen')}
      </LinkButton>
    </>
  );
}
