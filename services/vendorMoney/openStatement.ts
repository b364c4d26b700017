import { Readable } from 'node:stream';
import { Failure } from '../../domain/failure';
import { statementPeriod } from '../../domain/vendorMoney/periods';
import type { Vendor } from '../../payload-types';
import type { Ctx, Language } from '../ctx';
import { readLogo } from '../invoices/readLogo';
import type { OpenedFile } from '../media/openFile';
import { readSite } from '../site/readSite';
import { drawStatement } from './drawStatement';
import { why } from './ownLines';
import { readStatement } from './readStatement';

/** About sixty pages, drawn in about a second. */
const MOST_ON_PAPER = 1_500;

/** A vendor's statement as a PDF file. Throws `statementTooLong` for more movements than that. */
export async function openStatement(
  ctx: Ctx,
  vendor: Vendor,
  days: { from: string; to: string },
  language: Language,
): Promise<OpenedFile> {
  const period = statementPeriod(days.from, days.to);
  const statement = await readStatement(ctx, vendor.id, period, { offset: 0, limit: MOST_ON_PAPER });
  if (statement.total > MOST_ON_PAPER) throw new Failure('statementTooLong');
  const shop = await ctx.db.row(why, 'shops', {
    where: { vendor: { equals: vendor.id } },
    select: { name: true, name_bn: true },
  });
  const site = await readSite(ctx);
  const logo = await readLogo(ctx, site);
  const bytes = await drawStatement({ statement, vendor, shop, site, logo, days, made: ctx.now, language });
  return {
    body: Readable.from([bytes]),
    bytes: bytes.byteLength,
    mimeType: 'application/pdf',
    isPrivate: true,
    name: `haat-statement-${days.from}-${days.to}.pdf`,
  };
}
