'use client';
/** A sheet with rows, to print or to save as a file; while it loads, a placeholder. */
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../../contract/client/answer';
import { useText } from '../../../frontend/messages/useText';
import { sharedWords } from '../../messages/shared';
import { Button } from '../page/Button';
import { ErrorState } from '../page/ErrorState';
import { PageHeader } from '../page/PageHeader';
import { Spinner } from '../page/Spinner';
import { csvOf, downloadCsv } from '../table/csv';
import type { Column } from '../table/columns';
import { PrintFrame } from './PrintFrame';

type Props<Row> = {
  title: string;
  back: string;
  hasSmall?: boolean;
  /** Undefined while unknown. */
  rows: readonly Row[] | undefined;
  columns: readonly Column<Row>[];
  fileName: string;
  reading: { failure: CallFailure | undefined; isLoading: boolean; reload: () => Promise<void> };
  children: ReactNode;
};

export function SheetPage<Row>({ title, back, hasSmall = false, rows, columns, fileName, ...shown }: Props<Row>) {
  const shared = useText(sharedWords);
  const { failure, isLoading, reload } = shown.reading;
  if (!rows)
    return (
      <>
        <PageHeader title={title} back={back} />
        {isLoading ? <Spinner /> : <ErrorState failure={failure} onRetry={() => void reload()} />}
      </>
    );
  return (
    <PrintFrame
      title={title}
      back={back}
      hasSmall={hasSmall}
      actions={
        rows.length > 0 && (
          <Button onClick={() => downloadCsv(fileName, csvOf(columns, rows))}>
            <Download size={16} aria-hidden />
            {shared('exportCsv')}
          </Button>
        )
      }
    >
      {() => shown.children}
    </PrintFrame>
  );
}
