'use client';
/** The whole list as a CSV file. */
import { toast } from '@payloadcms/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import type { Column } from './columns';
import { csvOf, downloadCsv } from './csv';

type Props<Row> = {
  id: string;
  /** The name of the list, if a screen has several. */
  of?: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[] | undefined;
  allRows: (() => Promise<readonly Row[]>) | undefined;
};

export function CsvButton<Row>({ id, of, columns, rows, allRows }: Props<Row>) {
  const say = useText(sharedWords);
  const [isBusy, setBusy] = useState(false);
  if (!columns.some((column) => column.text)) return null;
  const name = of ? `${say('exportCsv')}: ${of}` : say('exportCsv');
  const save = async () => {
    setBusy(true);
    try {
      downloadCsv(id, csvOf(columns, allRows ? await allRows() : (rows ?? [])));
    } catch {
      toast.error(say('couldNotLoad'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className="haat-icon-button"
      aria-label={name}
      title={name}
      disabled={isBusy || !rows?.length}
      onClick={() => void save()}
    >
      <Download size={17} aria-hidden />
    </button>
  );
}
