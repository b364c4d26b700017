import type { Where } from 'payload';
import type { Audience } from '../../contract/communication';
import { invalid } from '../../domain/failure';
import { broadcastCost, type BroadcastCost } from '../../domain/sms/cost';
import type { Ctx, Id } from '../ctx';
import { audienceOf, leftOutOf, type BroadcastKind } from './audience';

type Planned = {
  kind: BroadcastKind;
  audience?: Audience | undefined;
  user_id?: Id | undefined;
  text: string;
};
type Preview = BroadcastCost & {
  recipients: number;
  left_out: { suspended: number; unverified: number; no_number: number };
};

/** Who would receive a broadcast, who would not, and what it would cost. Counted the same way as when it is sent. */
export async function previewBroadcast(ctx: Ctx, { kind, audience, user_id, text }: Planned): Promise<Preview> {
  if (audience === undefined && user_id === undefined) throw invalid({ audience: 'required' });
  const to = user_id === undefined ? audience! : 'one';
  const count = (where: Where[] | null) => (where ? ctx.db.asActor.count('users', { and: where }) : Promise.resolve(0));
  const recipients = await count(audienceOf(kind, to, user_id));
  const out = leftOutOf(kind, to, user_id);
  const left_out = {
    suspended: await count(out.suspended),
    unverified: await count(out.unverified),
    no_number: await count(out.no_number),
  };
  const cost = kind === 'sms' ? broadcastCost(text, recipients, await partPaisa(ctx)) : { parts: 0, cost_paisa: 0 };
  return { recipients, left_out, ...cost };
}

/** What one part of a text message costs. */
export async function partPaisa(ctx: Ctx): Promise<number> {
  const site = await ctx.db.globalRow('admins set the price of a part', 'site-information');
  return site.sms_part_paisa ?? 0;
}
