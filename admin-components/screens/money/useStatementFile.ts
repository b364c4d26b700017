'use client';
/** Downloads a statement as a PDF file, or a long one as several. */
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { myStatementFile, vendorStatementFile } from '../../../contract/vendorMoney';
import { papersOf, statementFileName } from '../../../domain/vendorMoney/papers';
import { fetchFile, saveFile } from '../../../frontend/api/files';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import type { Days } from './useDays';

/** `vendor` null: the signed-in vendor's own. `movements`: how many it has. One part after the other, until one fails. */
export function useStatementFile(vendor: string | null, { from, to }: Days, movements: number) {
  const say = useText(vendorMoneyWords);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const parts = papersOf(movements);
  const save = async () => {
    setBusy(true);
    const caller = { language: () => language };
    for (let part = 1; part <= parts; part += 1) {
      const query = { from, to, lang: language, ...(parts > 1 ? { part } : {}) };
      const result = await (vendor === null
        ? fetchFile(caller, myStatementFile, { query })
        : fetchFile(caller, vendorStatementFile, { params: { vendor }, query }));
      if (result.ok) saveFile(statementFileName({ from, to }, { part, parts }), result.file);
      else {
        toast.error(result.message || say('couldNotMake'));
        break;
      }
    }
    setBusy(false);
  };
  return { save, isBusy, parts };
}
