import {
  correctionFields,
  footerFields,
  refundFields,
  smsFields,
  topBarFields,
  valueFields,
} from '../../domain/site/fields';
import { columnOf, entries } from '../../domain/fields/declare';
import type { Ctx } from '../ctx';

const fields = { ...topBarFields, ...footerFields, ...valueFields, ...smsFields, ...refundFields, ...correctionFields };
export type SiteChange = Partial<Record<keyof typeof fields, string | number | undefined>>;

/** Changes some of the site-wide values; the others stay. */
export async function updateSite(ctx: Ctx, change: SiteChange): Promise<void> {
  const given = entries(fields).flatMap(([name]) =>
    change[name] === undefined ? [] : [[columnOf(fields, name), change[name]]],
  );
  if (given.length > 0) await ctx.db.asActor.updateGlobal('site-information', Object.fromEntries(given));
}
