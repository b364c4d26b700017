'use client';
/** Downloads a statement as a PDF file. */
import { toast } from '@payloadcms/ui';
import { useState } from 'react';
import { myStatementFile, vendorStatementFile } from '../../../contract/vendorMoney';
import { fetchFile, saveFile } from '../../../frontend/api/files';
import { useLanguage } from '../../../frontend/messages/useLanguage';
import { useText } from '../../../frontend/messages/useText';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import type { Days } from './useDays';

/** `vendor` null: the signed-in vendor's own. */
export function useStatementFile(vendor: string | null, { from, to }: Days) {
  const say = useText(vendorMoneyWords);
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const query = { from, to, lang: language };
    const caller = { language: () => language };
    const result = await (vendor === null
      ? fetchFile(caller, myStatementFile, { query })
      : fetchFile(caller, vendorStatementFile, { params: { vendor }, query }));
    setBusy(false);
    if (result.ok) saveFile(`haat-statement-${from}-${to}.pdf`, result.file);
    else toast.error(result.message || say('couldNotMake'));
  };
  return { save, isBusy };
}
