import type { Audience } from '../../contract/communication';
import { Failure, invalid } from '../../domain/failure';
import type { Broadcast } from '../../payload-types';
import { actorOf, type Ctx, type Id } from '../ctx';
import { audienceOf } from './audience';

export type NewBroadcast = {
  kind: 'notification' | 'sms';
  audience?: Audience | undefined;
  user_id?: Id | undefined;
  text: string;
  type?: number;
  link?: string;
  also_email?: 0 | 1;
};

/** Stores what is to be sent and starts the job that sends it. In demo mode nothing is sent. */
export async function startBroadcast(ctx: Ctx, input: NewBroadcast): Promise<Broadcast> {
  if (ctx.demo) throw new Failure('demoDisabled');
  if (input.audience === undefined && input.user_id === undefined) throw invalid({ audience: 'required' });
  const audience = input.user_id === undefined ? input.audience! : 'one';
  return ctx.db.inTransaction(async () => {
    const total = await ctx.db.asActor.count('users', { and: audienceOf(input.kind, audience, input.user_id) });
    if (total === 0) throw invalid({ [audience === 'one' ? 'user_id' : 'audience']: 'notFound' });
    const broadcast = await ctx.db.asSystem('the send history is written by the shop itself').create(
      'broadcasts',
      {
        kind: input.kind,
        audience,
        ...(input.user_id === undefined ? {} : { user: input.user_id }),
        text: input.text,
        type: input.type ?? 1,
        link: input.link ?? '#',
        also_email: input.also_email ?? 0,
        status: 'queued',
        total,
        created_by: actorOf(ctx).id,
      },
      { depth: 1 },
    );
    await ctx.db.enqueue('broadcast', { broadcast: String(broadcast.id) });
    return broadcast;
  });
}
