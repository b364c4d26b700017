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

export type Paper = 'a4' | 'slip';
type Props = {
  title: string;
  back: string | 'history';
  /** Drawn for the chosen paper. */
  children: (paper: Paper) => ReactNode;
  /** Offer the 80 mm slip as well. */
  hasSlip?: boolean;
  actions?: ReactNode;
};

const pageRule: Record<Paper, string> = {
  a4: '@page { size: A4; margin: 12mm; }',
  slip: '@page { size: 80mm 200mm; margin: 3mm; }',
};

export function PrintFrame({ title, back, children, hasSlip = false, actions }: Props) {
  const say = useText(printWords);
  const [paper, setPaper] = useState<Paper>('a4');
  return (
    <div className="haat-print-page">
      <style>{pageRule[paper]}</style>
      <div className="haat-no-print">
        <PageHeader title={title} back={back}>
          {actions}
          {hasSlip && (
            <div className="haat-segments" role="group" aria-label={say('paper')}>
              {(['a4', 'slip'] as const).map((each) => (
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
