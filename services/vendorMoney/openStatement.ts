import { Readable } from 'node:stream';
import { Failure, invalid } from '../../domain/failure';
import { movementsOnPaper, papersOf, statementFileName } from '../../domain/vendorMoney/papers';
import { statementPeriod } from '../../domain/vendorMoney/periods';
import type { Vendor } from '../../payload-types';
import type { Ctx, Language } from '../ctx';
import { readLogo } from '../invoices/readLogo';
import type { OpenedFile } from '../media/openFile';
import { readSite } from '../site/readSite';
import { drawStatement } from './drawStatement';
import { why } from './ownLines';
import { readStatement } from './readStatement';

/**
 * A vendor's statement as a PDF file, or one part of a long one, counted from 1. Throws `statementTooLong` for one that is several files
 * and no part was named, and `invalid` for a part that it does not have.
 */
export async function openStatement(
  ctx: Ctx,
  vendor: Vendor,
  { part, ...days }: { from: string; to: string; part?: number | undefined },
  language: Language,
): Promise<OpenedFile> {
  const period = statementPeriod(days.from, days.to);
  const offset = ((part ?? 1) - 1) * movementsOnPaper;
  const statement = await readStatement(ctx, vendor.id, period, { offset, limit: movementsOnPaper });
  const parts = papersOf(statement.total);
  if (part === undefined && parts > 1) throw new Failure('statementTooLong');
  if ((part ?? 1) > parts) throw invalid({ part: { code: 'tooBig', params: { max: parts } } });
  const place = { part: part ?? 1, parts };
  const shop = await ctx.db.row(why, 'shops', {
    where: { vendor: { equals: vendor.id } },
    select: { name: true, name_bn: true },
  });
  const site = await readSite(ctx);
  const logo = await readLogo(ctx, site);
  const bytes = await drawStatement({ statement, place, vendor, shop, site, logo, days, made: ctx.now, language });
  return {
    body: Readable.from([bytes]),
    bytes: bytes.byteLength,
    mimeType: 'application/pdf',
    isPrivate: true,
    name: statementFileName(days, place),
  };
}
