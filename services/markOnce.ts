import type { Ctx } from './ctx';

const why = 'work of a first start is remembered by a counter of its name';

/** Whether work of this name was done by an earlier start. */
export const isMarked = async (ctx: Ctx, name: string): Promise<boolean> =>
  (await ctx.db.row(why, 'counters', { where: { name: { equals: name } } })) !== null;

/** Remembers that it is done. Of two servers that start at once the second finds it there. */
export const mark = (ctx: Ctx, name: string): Promise<void> =>
  ctx.db.inTransaction(async () => {
    if (!(await isMarked(ctx, name))) await ctx.db.append(why, 'counters', { name, value: 1 });
  });
