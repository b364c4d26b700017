'use client';
/** The scans, newest first: the result of each, counts, and undo for the latest. */
import { CircleCheck, CircleHelp, CircleMinus, CircleX, Clock, RotateCcw, type LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import { scanWords } from '../../../messages/scan';
import { useText } from '../../../../frontend/messages/useText';
import { Button } from '../../../shared/page/Button';
import { canUndo, waitingIn, type Scan, type ScanState } from './scanLog';
import type { Scanning } from './useScanQueue';
import { useScanWords } from './useScanWords';

const icons: Record<ScanState, LucideIcon> = {
  waiting: Clock,
  moved: CircleCheck,
  repeat: CircleMinus,
  refused: CircleX,
  unknown: CircleHelp,
  undone: RotateCcw,
};

const SHOWN = 6;
const TICK_MS = 5_000;

export function ScanList({ scanning }: { scanning: Scanning }) {
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

function Line({ scan, text, onUndo }: { scan: Scan; text: string; onUndo?: () => Promise<void> }) {
  const say = useText(scanWords);
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
        <code className="haat-code">{scan.code}</code>
        {scan.vendor && <span className="haat-table__quiet">{scan.vendor}</span>}
      </span>
      <span className="haat-scans__text">{text}</span>
      {onUndo && (
        <Button isSmall isBusy={isBusy} aria-label={say('undoOf', { code: scan.code })} onClick={() => void undo()}>
          {say('undo')}
        </Button>
      )}
    </li>
  );
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
