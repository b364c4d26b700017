import { Readable } from 'node:stream';
import type { Ctx, Language } from '../ctx';
import type { OpenedFile } from '../media/openFile';
import { drawInvoice } from './drawInvoice';
import { readInvoice } from './readInvoice';
import { readLogo } from './readLogo';

/** The invoice of an order as a PDF file, for its customer and admins. */
export async function openInvoice(ctx: Ctx, number: number, language: Language): Promise<OpenedFile> {
  const invoice = await readInvoice(ctx, number);
  const logo = await readLogo(ctx, invoice.site);
  const bytes = await drawInvoice({
    ...invoice,
    money: invoice.money.order(invoice.order),
    logo,
    made: ctx.now,
    language,
  });
  return {
    body: Readable.from([bytes]),
    bytes: bytes.byteLength,
    mimeType: 'application/pdf',
    isPrivate: true,
    name: `haat-invoice-${number}.pdf`,
  };
}
