'use client';
/**
 * A preview of a print on paper, A4 or an 80 mm slip: only its content is printed, black on white. Print and Back are
 * above it and are not printed.
 */
import { Printer } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { printWords } from '../../messages/print';
import { Button } from '../page/Button';
import { PageHeader } from '../page/PageHeader';
import { useText } from '../../../frontend/messages/useText';

export type Paper = 'a4' | 'a5' | 'slip';
type Props = {
  title: string;
  back: string | 'history';
  /** Draws the content for the chosen paper. */
  children: (paper: Paper) => ReactNode;
  /** Offer the 80 mm slip as well. */
  hasSlip?: boolean;
  /** Offer A5 as well. */
  hasSmall?: boolean;
  actions?: ReactNode;
};

const pageRule: Record<Paper, string> = {
  a4: '@page { size: A4; margin: 12mm; }',
  a5: '@page { size: A5 landscape; margin: 8mm; }',
  slip: '@page { size: 80mm 200mm; margin: 3mm; }',
};

export function PrintFrame({ title, back, children, hasSlip = false, hasSmall = false, actions }: Props) {
  const say = useText(printWords);
  const [paper, setPaper] = useState<Paper>('a4');
  const papers: readonly Paper[] = ['a4', ...(hasSmall ? ['a5' as const] : []), ...(hasSlip ? ['slip' as const] : [])];
  return (
    <div className="haat-print-page">
      <style>{pageRule[paper]}</style>
      <div className="haat-no-print">
        <PageHeader title={title} back={back}>
          {actions}
          {papers.length > 1 && (
            <div className="haat-segments" role="group" aria-label={say('paper')}>
              {papers.map((each) => (
                <button
                  key={each}
                  type="button"
                  className="haat-segments__item"
                  aria-pressed={paper === each}
                  onClick={() => setPaper(each)}
                >
                  {say(each)}
                </button>
              ))}
            </div>
          )}
          <Button kind="primary" onClick={() => window.print()}>
            <Printer size={16} aria-hidden />
            {say('print')}
          </Button>
        </PageHeader>
      </div>
      <div className={`haat-sheet haat-sheet--${paper}`}>
        {children(paper)}
        <footer className="haat-sheet__credit">{say('credit')}</footer>
      </div>
    </div>
  );
}
