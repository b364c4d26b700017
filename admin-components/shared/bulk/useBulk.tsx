'use client';
/**
 * Applies an action to many records, one after another: confirms once with the count, shows the progress, and reports
 * how each went, those that failed first.
 */
import { useCallback, useState, type ReactNode } from 'react';
import { bulkWords } from '../../messages/bulk';
import { sharedWords } from '../../messages/shared';
import { confirm, type Question } from '../dialogs/ask';
import { Dialog } from '../dialogs/Dialog';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../page/Button';
import { useText } from '../../../frontend/messages/useText';

export type BulkItem = { key: string | number; name: string };
type Outcome = BulkItem & { problem: string | null };
type Run = { title: string; count: number; outcomes: readonly Outcome[] };
/** The problem with one of them, or null. `reason`: the one that was given for all of them; empty where none is asked for. */
type Act<I extends BulkItem> = (item: I, reason: string) => Promise<string | null>;

export type BulkQuestion = Question & {
  /** Replaces the usual question, if more has to be shown. */
  ask?: () => Promise<boolean>;
  /** Replaces it by one for a reason: null if the person cancels. */
  askReason?: () => Promise<string | null>;
};

export type Bulk = {
  /** The keys of those that failed, or null if the person cancelled. */
  start: <I extends BulkItem>(
    question: BulkQuestion & { title: string },
    items: readonly I[],
    act: Act<I>,
  ) => Promise<ReadonlySet<string | number> | null>;
  isBusy: boolean;
  /** Put it on the screen itself: the bar over a list goes once nothing is chosen, and its result would go with it. */
  dialog: ReactNode;
};

export function useBulk(): Bulk {
  const [run, setRun] = useState<Run | null>(null);
  const isBusy = run !== null && run.outcomes.length < run.count;
  const start = useCallback<Bulk['start']>(async (question, items, act) => {
    if (items.length === 0) return null;
    const { ask = () => confirm(usual), askReason, ...usual } = question;
    const reason = askReason ? await askReason() : (await ask()) ? '' : null;
    if (reason === null) return null;
    const outcomes: Outcome[] = [];
    setRun({ title: question.title, count: items.length, outcomes: [] });
    // One after another: each is a separate change, and a failure does not stop the others.
    for (const item of items) {
      outcomes.push({ key: item.key, name: item.name, problem: await act(item, reason) });
      setRun({ title: question.title, count: items.length, outcomes: [...outcomes] });
    }
    return new Set(outcomes.filter((each) => each.problem !== null).map((each) => each.key));
  }, []);
  return { start, isBusy, dialog: run && <BulkDialog run={run} isBusy={isBusy} onClose={() => setRun(null)} /> };
}

function BulkDialog({ run, isBusy, onClose }: { run: Run; isBusy: boolean; onClose: () => void }) {
  const say = useText(bulkWords);
  const shared = useText(sharedWords);
  const { number } = useFormats();
  const bad = run.outcomes.filter((each) => each.problem !== null);
  const good = run.outcomes.filter((each) => each.problem === null);
  const values = {
    done: number(run.outcomes.length),
    good: number(good.length),
    bad: number(bad.length),
    count: number(run.count),
  };
  return (
    <Dialog isOpen onClose={() => !isBusy && onClose()} title={run.title}>
      <div className="haat-stack">
        <progress className="haat-progress" max={run.count} value={run.outcomes.length} aria-label={run.title} />
        <p role="status">
          {isBusy ? `${say('progress', values)} · ${say('working')}` : say(bad.length > 0 ? 'overBad' : 'over', values)}
        </p>
        {bad.length > 0 && <Outcomes title={say('failed', { count: bad.length })} outcomes={bad} />}
        {good.length > 0 && <Outcomes title={say('succeeded', { count: good.length })} outcomes={good} />}
        <div className="haat-dialog__actions">
          <Button kind="primary" disabled={isBusy} onClick={onClose}>
            {shared('close')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Outcomes({ title, outcomes }: { title: string; outcomes: readonly Outcome[] }) {
  return (
    <div>
      <p>
        <strong>{title}</strong>
      </p>
      <ul className="haat-problems">
        {outcomes.map(({ key, name, problem }) => (
          <li key={key}>
            <strong>{name}</strong>
            {problem !== null && `: ${problem}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
