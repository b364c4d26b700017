'use client';
/**
 * Many slips in one print, each on pages of its own. Slips that cannot be loaded are listed, and the rest is still
 * printed.
 */
import { useSearchParams } from 'next/navigation';
import { useEffect, useState, type ReactNode } from 'react';
import { emptyTexts } from '../../messages/empty';
import { packageWords } from '../../messages/packages';
import { useFormats } from '../../../frontend/formats/useFormats';
import { fewAtOnce } from '../../shared/api/fewAtOnce';
import { EmptyState } from '../../shared/page/EmptyState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { PrintFrame, type Paper } from '../../shared/print/PrintFrame';
import { useText } from '../../../frontend/messages/useText';

/** The maximum per print. */
export const MOST_SLIPS = 50;

type Result<Slip> = { ok: true; answer: Slip } | { ok: false };
type Props<Slip> = {
  title: string;
  read: (id: string) => Promise<Result<Slip>>;
  page: (slip: Slip, paper: Paper) => ReactNode;
};
type Read<Slip> = { item: string; result: Result<Slip> };

export function SlipPages<Slip>({ title, read, page }: Props<Slip>) {
  const next = useText(emptyTexts);
  const say = useText(packageWords);
  const { number } = useFormats();
  const asked = useSearchParams().get('ids') ?? '';
  const found = useSlips(asked, read);
  if (asked === '')
    return (
      <>
        <PageHeader title={title} back="history" />
        <EmptyState title={say('nothingChosen')} text={next('slips')} />
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
              {say('slipsMissing', { count: bad.length })} {bad.map((each) => each.item).join(', ')}
            </div>
          )}
          {good.map(({ item, result }) => (
            <section key={item} className="haat-sheet__page">
              {result.ok && page(result.answer, paper)}
            </section>
          ))}
        </>
      )}
    </PrintFrame>
  );
}

function useSlips<Slip>(asked: string, read: Props<Slip>['read']): readonly Read<Slip>[] | null {
  const [found, setFound] = useState<readonly Read<Slip>[] | null>(null);
  useEffect(() => {
    let isOver = false;
    const ids = [...new Set(asked.split(',').filter(Boolean))].slice(0, MOST_SLIPS);
    const readAll = async () => {
      const all = await fewAtOnce(ids, read, () => isOver);
      if (!isOver) setFound(all);
    };
    void readAll();
    return () => {
      isOver = true;
    };
  }, [asked, read]);
  return found;
}
