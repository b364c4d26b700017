/** Downloads the invoice of an order as a PDF file. */
import { useState } from 'react';
import { orderInvoice } from '../../../../contract/orders';
import { useApi } from '../../../../frontend/api/context';
import { fetchFile, saveFile } from '../../../../frontend/api/files';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { caller } from '../../api/client';
import { sharedMessages } from '../../i18n/shared.messages';
import { showToast } from '../../ui/toast';

export function useInvoiceFile(order: number): { fetchInvoice: () => Promise<void>; isPending: boolean } {
  const say = useText(sharedMessages);
  const language = useLanguage();
  const { onFailure } = useApi();
  const [isPending, setPending] = useState(false);
  const fetchInvoice = async () => {
    setPending(true);
    const result = await fetchFile(caller, orderInvoice, { params: { id: order }, query: { lang: language } });
    setPending(false);
    if (result.ok) return saveFile(`haat-invoice-${order}.pdf`, result.file);
    onFailure(result);
    if (result.status !== 401)
      showToast('error', result.message || say(result.layer === 'network' ? 'noNetwork' : 'somethingWrong'));
  };
  return { fetchInvoice, isPending };
}
