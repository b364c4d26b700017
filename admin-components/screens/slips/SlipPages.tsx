'use client';
/**
 * Many slips in one print, each on pages of its own. Slips that cannot be loaded are listed, and the rest is still
 * printed.
 */
import { useSearchParams } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import type { CallResult } from '../../../contract/client/answer';
import type { AnswerOf, Route } from '../../../contract/route';
import { packageWords } from '../../messages/packages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { EmptyState } from '../../shared/page/EmptyState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { PrintFrame, type Paper } from '../../shared/print/PrintFrame';
import { useText } from '../../../frontend/messages/useText';

/** The maximum per print. */
const MOST = 50;
const AT_ONCE = 4;

type Props<R extends Route> = {
  title: string;
  read: (id: string) => Promise<CallResult<R>>;
  page: (answer: AnswerOf<R>, paper: Paper) => ReactNode;
};
type Read<R extends Route> = { id: string; result: CallResult<R> };

export function SlipPages<R extends Route>({ title, read, page }: Props<R>) {
  const say = useText(packageWords);
  const { number } = useFormats();
  const asked = useSearchParams().get('ids') ?? '';
  const found = useSlips(asked, read);
  if (asked === '')
    return (
      <>
        <PageHeader title={title} back="history" />
        <EmptyState title={say('nothingChosen')} />
      </>
    );
  if (!found) return <Spinner />;
  const good = found.filter((each) => each.result.ok);
  const bad = found.filter((each) => !each.result.ok);
  return (
    <PrintFrame title={`${title} (${number(good.length)})`} back="history" hasSlip>
      {(paper) => (
        <>
          {bad.length > 0 && (
            <div className="haat-notice haat-notice--danger haat-no-print" role="alert">
              {say('slipsMissing', { count: bad.length })} {bad.map((each) => each.id).join(', ')}
            </div>
          )}
          {good.map(({ id, result }) => (
            <section key={id} className="haat-sheet__page">
              {result.ok && page(result.answer, paper)}
            </section>
          ))}
        </>
      )}
    </PrintFrame>
  );
}

function useSlips<R extends Route>(asked: string, read: Props<R>['read']): readonly Read<R>[] | null {
  const [found, setFound] = useState<readonly Read<R>[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const ids = [...new Set(asked.split(',').filter(Boolean))].slice(0, MOST);
    const readAll = async () => {
      const all: Read<R>[] = [];
      for (let at = 0; at < ids.length && !isOver; at += AT_ONCE) {
        all.push(
          ...(await Promise.all(ids.slice(at, at + AT_ONCE).map(async (id) => ({ id, result: await read(id) })))),
        );
      }
      if (!isOver) setFound(all);
    };
    void readAll();
    return () => {
      isOver = true;
    };
  }, [asked, read]);
  return found;
}
