'use client';
/** Products from a CSV file: choose it, preview each line, run it, download the report. */
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { importColumns } from '../../../domain/catalogue/importColumns';
import { importWords } from '../../messages/imports';
import { routeNamed } from '../../routes';
import { Button } from '../../shared/page/Button';
import { PageHeader } from '../../shared/page/PageHeader';
import { downloadLines } from '../../shared/table/csv';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { ChooseFile } from './ChooseFile';
import { ColumnGuide } from './ColumnGuide';
import { EarlierImports } from './EarlierImports';
import { OneImport } from './OneImport';

export function ProductImport() {
  const say = useText(importWords);
  const pair = usePair();
  const [shown, setShown] = useState<string | null>(null);
  return (
    <>
      <PageHeader title={pair(routeNamed('product-import').title)} text={say('text')}>
        <Button onClick={() => downloadLines('products-template', [importColumns])}>
          <FileDown size={16} aria-hidden />
          {say('template')}
        </Button>
      </PageHeader>
      <div className="haat-stack">
        {shown === null ? (
          <ChooseFile onPreview={setShown} />
        ) : (
          <OneImport id={shown} onAnother={() => setShown(null)} />
        )}
        {shown === null && <ColumnGuide />}
        {shown === null && <EarlierImports onShow={setShown} />}
      </div>
    </>
  );
}
