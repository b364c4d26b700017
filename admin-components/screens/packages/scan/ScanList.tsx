'use client';
/** The scans, newest first: the result of each, counts, and undo for the latest. */
import { Link } from '@payloadcms/ui';
import { CircleCheck, CircleHelp, CircleMinus, CircleX, Clock, RotateCcw, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isWithVendor, packageStatusRow } from '../../../../domain/packages/status';
import { usePair } from '../../../../frontend/messages/usePair';
import { scanWords } from '../../../messages/scan';
import { useText } from '../../../../frontend/messages/useText';
import { routeNamed, screenAddress, type ScreenName } from '../../../routes';
import { Button } from '../../../shared/page/Button';
import type { ScanScreen } from '../queues';
import { canUndo, waitingIn, type Scan, type ScanState } from './scanLog';
import type { Scanning } from './useScanQueue';
import type { ScanRole } from './useScanAct';
import { useScanWords } from './useScanWords';

const icons: Record<ScanState, LucideIcon> = {
  waiting: Clock,
  moved: CircleCheck,
  found: CircleCheck,
  repeat: CircleMinus,
  refused: CircleX,
  unknown: CircleHelp,
  undone: RotateCcw,
};

const SHOWN = 6;
const TICK_MS = 5_000;

type Props = { scanning: Scanning; screen: ScanScreen; by: ScanRole };

export function ScanList({ scanning, screen, by }: Props) {
  const say = useText(scanWords);
  const [isWhole, setWhole] = useState(false);
  const { log, trouble } = scanning;
  const now = useNow(log.scans.some((scan) => scan.state === 'moved'));
  const lineOf = useScanWords(trouble);
  if (log.scans.length === 0) return null;
  const [newest] = log.scans;
  const waiting = waitingIn(log);
  return (
    <section className="haat-scans" aria-label={say('list')}>
      <div className="haat-scans__head">
        <p className="haat-scans__counts">
          <span>{say('movedCount', { count: log.counts.moved })}</span>
          <span>{say('refusedCount', { count: log.counts.refused })}</span>
          {waiting > 0 && <span>{say('waitingCount', { count: waiting })}</span>}
        </p>
        <Button kind="plain" isSmall onClick={scanning.clear}>
          {say('clear')}
        </Button>
      </div>
      <p className="haat-hidden" role="status">
        {newest && `${newest.code}: ${lineOf(newest)}`}
      </p>
      <ol className="haat-scans__list">
        {log.scans.slice(0, isWhole ? undefined : SHOWN).map((scan) => (
          <Line
            key={scan.key}
            scan={scan}
            text={lineOf(scan)}
            screen={screen}
            by={by}
            {...(canUndo(scan, now) ? { onUndo: () => scanning.undo(scan) } : {})}
          />
        ))}
      </ol>
      {log.scans.length > SHOWN && (
        <Button kind="plain" isSmall aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? say('showFewer') : say('showAll', { count: log.scans.length })}
        </Button>
      )}
    </section>
  );
}

type LineProps = { scan: Scan; text: string; screen: ScanScreen; by: ScanRole; onUndo?: () => Promise<void> };

function Line({ scan, text, screen, by, onUndo }: LineProps) {
  const say = useText(scanWords);
  const pair = usePair();
  const details = detailsAddress(scan, by);
  const queue = queueOfScan(scan, by);
  const [isBusy, setBusy] = useState(false);
  const Icon = icons[scan.state];
  const undo = async () => {
    setBusy(true);
    await onUndo?.();
    setBusy(false);
  };
  return (
    <li className={`haat-scans__line haat-scans__line--${scan.state}`}>
      <Icon size={20} aria-hidden />
      <span className="haat-scans__what">
        {details ? (
          <Link className="haat-link" href={details} prefetch={false} aria-label={say('open', { code: scan.code })}>
            <code className="haat-code">{scan.code}</code>
          </Link>
        ) : (
          <code className="haat-code">{scan.code}</code>
        )}
        {scan.vendor && <span className="haat-table__quiet">{scan.vendor}</span>}
      </span>
      <span className="haat-scans__text">
        {text}
        {queue && queue !== screen && (
          <>
            {' · '}
            <Link className="haat-link" href={screenAddress(queue)} prefetch={false}>
              {pair(routeNamed(queue).title)}
            </Link>
          </>
        )}
      </span>
      {onUndo && (
        <Button isSmall isBusy={isBusy} aria-label={say('undoOf', { code: scan.code })} onClick={() => void undo()}>
          {say('undo')}
        </Button>
      )}
    </li>
  );
}

/** The page of a package that is known to be the person's. */
function detailsAddress({ state, code, status, order }: Scan, by: ScanRole): string | null {
  if (state !== 'moved' && state !== 'undone' && status === undefined) return null;
  if (by === 'incharge')
    return status !== undefined && isWithVendor(status) ? null : screenAddress('package-details', { id: code });
  return order === undefined ? null : screenAddress('order-details', { id: order });
}

/** Where a package that was not moved is; null where it was moved, or there is no such queue. */
function queueOfScan({ state, status }: Scan, by: ScanRole): ScreenName | null {
  const row = state === 'moved' || state === 'undone' || status === undefined ? undefined : packageStatusRow(status);
  return (by === 'vendor' ? row?.vendorList : row?.queue) ?? null;
}

/** The current time, while something on the screen depends on it. */
function useNow(isNeeded: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!isNeeded) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = window.setInterval(tick, TICK_MS);
    return () => window.clearInterval(timer);
  }, [isNeeded]);
  return now;
}
