'use client';
/** One import: the result of its preview, its progress, and every line. */
import { Play, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { readProductImport, startProductImport } from '../../../contract/productImports';
import type { AnswerOf } from '../../../contract/route';
import { importWords } from '../../messages/imports';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';
import { ImportLines } from './ImportLines';

type Progress = AnswerOf<typeof readProductImport>;
const LOOK_EVERY_SECONDS = 1;

export function OneImport({ id, onAnother }: { id: string; onAnother: () => void }) {
  const say = useText(importWords);
  const [isWatched, setWatched] = useState(true);
  const { answer, failure, isLoading, reload } = useCall(
    readProductImport,
    { params: { id } },
    isWatched ? { everySeconds: LOOK_EVERY_SECONDS } : {},
  );
  const isOver = answer?.import.status === 'finished';
  if (isOver && isWatched) setWatched(false);
  if (isLoading) return <Spinner />;
  if (!answer) return <ErrorState failure={failure} onRetry={() => void reload()} />;
  return (
    <>
      <Panel
        title={say('found', { name: answer.import.file_name || say('pasted') })}
        actions={
          <Button isSmall onClick={onAnother}>
            {say('another')}
          </Button>
        }
      >
        <Counts found={answer.import} />
        <Doing progress={answer} onStarted={reload} />
      </Panel>
      <ImportLines
        key={answer.import.status}
        id={id}
        fileName={answer.import.file_name}
        isRunning={answer.import.status === 'running'}
      />
    </>
  );
}

function Counts({ found }: { found: Progress['import'] }) {
  const say = useText(importWords);
  const { number } = useFormats();
  return (
    <ul className="haat-counts">
      {(['total', 'creates', 'updates', 'same', 'wrong'] as const).map((key) => (
        <li key={key} className={key === 'wrong' && found.wrong > 0 ? 'haat-counts__bad' : ''}>
          <span className="haat-counts__value">{number(found[key])}</span> {say(key)}
        </li>
      ))}
    </ul>
  );
}

function Doing({ progress, onStarted }: { progress: Progress; onStarted: () => Promise<void> }) {
  const say = useText(importWords);
  const { number } = useFormats();
  const { run, isPending } = useAction(startProductImport);
  const { import: found, progress: now } = progress;
  const count = found.creates + found.updates;
  const start = async () => {
    if (await run({ params: { id: String(found.id) } }, { ask: { text: say('startAsk', { count }) } }))
      await onStarted();
  };
  if (count === 0) return <p className="haat-notice">{say('nothingToDo')}</p>;
  if (found.status === 'checked') {
    return (
      <Button kind="primary" isBusy={isPending} onClick={() => void start()}>
        <Play size={16} aria-hidden />
        {say('start', { count })}
      </Button>
    );
  }
  const text = `${say('progress', { done: number(now.done), count: number(count) })}${now.failed > 0 ? ` · ${say('failedCount', { count: now.failed })}` : ''}`;
  return (
    <div className="haat-stack">
      <progress className="haat-progress" max={count} value={now.done + now.failed} aria-label={text} />
      <p role="status">
        {say(found.status === 'finished' ? 'finished' : 'running')} {text}
      </p>
      {found.status === 'running' && (
        <GoOn isPending={isPending} onPress={() => void run({ params: { id: String(found.id) } }).then(onStarted)} />
      )}
    </div>
  );
}

/** For an import whose server was stopped: it continues where it was. */
function GoOn({ isPending, onPress }: { isPending: boolean; onPress: () => void }) {
  const say = useText(importWords);
  return (
    <div>
      <Button isSmall isBusy={isPending} onClick={onPress}>
        <RotateCcw size={15} aria-hidden />
        {say('goOn')}
      </Button>
    </div>
  );
}
