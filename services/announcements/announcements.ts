/** Announcements: what shoppers see now, and the list of those who write them. */
import { Failure } from '../../domain/failure';
import { mostAnnouncements, type AnnouncementPlace, type AnnouncementTone } from '../../domain/announcements/kinds';
import { currentAnnouncement } from '../../domain/announcements/current';
import { nextTurn } from '../../domain/time/period';
import type { Announcement } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { checkedLink, checkedPeriod, type LinkInput } from '../links/checkedLink';
import { linkTargets, shownLink, type LinkTarget, type ShownLink } from '../links/linkTargets';
import { noteTurn } from '../publicTurns';

type Shown = { announcement: Announcement; link: ShownLink | null };
type AnnouncementInput = LinkInput & {
  text: string;
  text_bn: string;
  tone: AnnouncementTone;
  shown_on: AnnouncementPlace;
  starts_at: string;
  ends_at: string;
  active: 0 | 1;
};

const why = 'only admins and editors come here';

/** What stands at the top of home, and of every other page. Two queries, and those of the links. */
export async function readShownAnnouncements(ctx: Ctx): Promise<Record<AnnouncementPlace, Shown | null>> {
  const rows = await ctx.db.rows('everybody sees the one that is shown', 'announcements', {
    where: { active: { equals: 1 } },
    sort: ['-createdAt', '-id'],
    limit: mostAnnouncements,
  });
  noteTurn(ctx.db.payload, nextTurn(rows, ctx.now));
  const chosen = (['everywhere', 'home'] as const).map((place) => currentAnnouncement(rows, place, ctx.now));
  const targets = await linkTargets(
    ctx,
    chosen.map((each) => each ?? {}),
  );
  const [everywhere, home] = chosen.map((announcement, index) =>
    announcement ? { announcement, link: shownLink(announcement, targets[index] ?? null) } : null,
  );
  return { everywhere: everywhere ?? null, home: home ?? null };
}

export type KeptAnnouncement = { announcement: Announcement; target: LinkTarget | null };

/** All of them, newest first. */
export async function listAnnouncements(ctx: Ctx): Promise<KeptAnnouncement[]> {
  const rows = await ctx.db.rows(why, 'announcements', { sort: ['-createdAt', '-id'], limit: mostAnnouncements });
  const targets = await linkTargets(ctx, rows);
  return rows.map((announcement, index) => ({ announcement, target: targets[index] ?? null }));
}

export async function createAnnouncement(ctx: Ctx, input: AnnouncementInput): Promise<void> {
  const data = await checked(ctx, input);
  await ctx.db.inTransaction(async () => {
    if ((await ctx.db.asSystem(why).count('announcements')) >= mostAnnouncements)
      throw new Failure('announcementsFull', { params: { max: mostAnnouncements } });
    await ctx.db.asSystem(why).create('announcements', data);
  });
}

export async function updateAnnouncement(ctx: Ctx, id: Id, input: AnnouncementInput): Promise<void> {
  const data = await checked(ctx, input);
  await ctx.db.inTransaction(async () => {
    const kept = await ctx.db.asSystem(why).findById('announcements', id);
    if (!kept) throw new Failure('notFound');
    await ctx.db.asSystem(why).update('announcements', kept.id, data);
  });
}

export async function deleteAnnouncement(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const kept = await ctx.db.asSystem(why).findById('announcements', id);
    if (!kept) throw new Failure('notFound');
    await ctx.db.asSystem(why).remove('announcements', kept.id);
  });
}

async function checked(ctx: Ctx, input: AnnouncementInput) {
  const { text, text_bn, tone, shown_on, active, starts_at, ends_at } = input;
  return {
    text,
    text_bn,
    tone,
    shown_on,
    active,
    ...checkedPeriod({ starts_at, ends_at }),
    ...(await checkedLink(ctx, input)),
  };
}
