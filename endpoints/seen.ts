/** Which values the sender of a change had seen of the record, and whether they still hold. */
import type { PayloadRequest } from 'payload';
import { notesOf } from '../authority/requestNotes';
import type { Route } from '../contract/route';
import { Failure, type FieldProblems } from '../domain/failure';
import { changedSince, longestSeen } from '../domain/writes/seen';
import type { Ctx } from '../services/ctx';
import { lastWriter } from '../services/audit/lastWriter';
import type { Implementation } from './implement';
import type { ParsedInput } from './parse';

const seenHeader = 'x-seen';
type Fields = Record<string, unknown>;
type Find = (name: string) => Implementation | undefined;

/** Tells the hooks how to read the record again: with the call that showed it. */
export function noteSeen(ctx: Ctx, route: Route, input: ParsedInput, find: Find): void {
  const seen = seenIn(ctx.req);
  const shown = route.shownBy && find(route.shownBy.call);
  if (!seen || !shown) return;
  const { at } = route.shownBy!;
  notesOf(ctx.req).seen = async (target, id) => {
    const answer = (await shown.handle(ctx, { ...input, query: {}, body: {}, files: {} })) as Fields;
    const record = (at ? answer[at] : answer) as Fields;
    const changed = changedSince(seen, record);
    if (changed.length === 0) return;
    const fields: FieldProblems = Object.fromEntries(changed.map((name) => [name, [{ code: 'changedByOther' }]]));
    const name = await lastWriter(ctx, target, id);
    throw new Failure('changedByOther', { params: { name }, fields });
  };
}

function seenIn({ headers }: PayloadRequest): string | null {
  const text = headers.get(seenHeader);
  return text && text.length <= longestSeen ? text : null;
}
