/** Announcements: the one that shoppers see now, and the list for editors. */
import { Failure, invalid } from '../../domain/failure';
import {
  mostAnnouncements,
  type AnnouncementPlace,
  type AnnouncementState,
  type AnnouncementTone,
} from '../../domain/announcements/kinds';
import { currentAnnouncement, isForArea, type Area } from '../../domain/announcements/current';
import { nextTurn } from '../../domain/time/period';
import type { Announcement, District, Upazila } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { checkedLink, checkedPeriod, type LinkInput } from '../links/checkedLink';
import { isPublished, linkTargets, shownLink, type LinkTarget, type ShownLink } from '../links/linkTargets';
import type { Doc } from '../db/types';
import { noteTurn } from '../publicTurns';
import { idIn, possibleId } from '../relations';
import { rowsById } from '../rowsById';

type Shown = { announcement: Announcement; link: ShownLink | null };
type AnnouncementInput = LinkInput & {
  text: string;
  text_bn: string;
  tone: AnnouncementTone;
  shown_on: AnnouncementPlace;
  starts_at: string;
  ends_at: string;
  active: 0 | 1;
  districts: Id[];
  upazilas: Id[];
  draft: 0 | 1;
};

const why = 'only admins and editors come here';

/**
 * The announcement on top of home, and of every other page, for shoppers of an area. Two queries, and those of the
 * links.
 */
export async function readShownAnnouncements(
  ctx: Ctx,
  area: Area = null,
): Promise<Record<AnnouncementPlace, Shown | null>> {
  const rows = await ctx.db.rows('everybody sees the one that is shown', 'announcements', {
    where: { and: [{ active: { equals: 1 } }, isPublished] },
    sort: ['-createdAt', '-id'],
    limit: mostAnnouncements,
  });
  noteTurn(ctx.db.payload, nextTurn(rows, ctx.now));
  const here = rows.filter((row) => isForArea(areasOf(row), area));
  const chosen = (['everywhere', 'home'] as const).map((place) => currentAnnouncement(here, place, ctx.now));
  const targets = await linkTargets(
    ctx,
    chosen.map((each) => each ?? {}),
  );
  const [everywhere, home] = chosen.map((announcement, index) =>
    announcement ? { announcement, link: shownLink(announcement, targets[index] ?? null) } : null,
  );
  return { everywhere: everywhere ?? null, home: home ?? null };
}

export type KeptAnnouncement = {
  announcement: Announcement;
  target: LinkTarget | null;
  state: AnnouncementState;
  districts: District[];
  upazilas: Upazila[];
};

/** The latest drafts of all announcements, newest first. */
export async function listAnnouncements(ctx: Ctx): Promise<KeptAnnouncement[]> {
  const shown = await ctx.db.rows(why, 'announcements', {
    where: isPublished,
    limit: mostAnnouncements,
    select: { text: true },
  });
  const published = new Set(shown.map(({ id }) => String(id)));
  const rows = await ctx.db.asActor.find('announcements', {
    sort: ['-createdAt', '-id'],
    limit: mostAnnouncements,
    draft: true,
  });
  const targets = await linkTargets(ctx, rows);
  const districts = await placesOf(ctx, 'districts', rows);
  const upazilas = await placesOf(ctx, 'upazilas', rows);
  return rows.map((announcement, index) => {
    const areas = areasOf(announcement);
    return {
      announcement,
      target: targets[index] ?? null,
      state:
        announcement._status === 'published'
          ? 'published'
          : published.has(String(announcement.id))
            ? 'changed'
            : 'draft',
      districts: areas.districts.flatMap((id) => districts.get(String(id)) ?? []),
      upazilas: areas.upazilas.flatMap((id) => upazilas.get(String(id)) ?? []),
    };
  });
}

export async function createAnnouncement(ctx: Ctx, input: AnnouncementInput): Promise<void> {
  const data = await checked(ctx, input);
  await ctx.db.inTransaction(async () => {
    if ((await ctx.db.asSystem(why).count('announcements')) >= mostAnnouncements)
      throw new Failure('announcementsFull', { params: { max: mostAnnouncements } });
    await ctx.db.asSystem(why).create('announcements', data, { draft: input.draft === 1 });
  });
}

export async function updateAnnouncement(ctx: Ctx, id: Id, input: AnnouncementInput): Promise<void> {
  const data = await checked(ctx, input);
  await ctx.db.inTransaction(async () => {
    const kept = await ctx.db.asSystem(why).findById('announcements', id);
    if (!kept) throw new Failure('notFound');
    await ctx.db.asActor.update('announcements', kept.id, data, { draft: input.draft === 1 });
  });
}

export async function deleteAnnouncement(ctx: Ctx, id: Id): Promise<void> {
  await ctx.db.inTransaction(async () => {
    const kept = await ctx.db.asSystem(why).findById('announcements', id);
    if (!kept) throw new Failure('notFound');
    await ctx.db.asSystem(why).remove('announcements', kept.id);
  });
}

/** The latest draft of one announcement, as shoppers would see it. */
export async function previewAnnouncement(ctx: Ctx, id: Id): Promise<Shown> {
  const announcement = await ctx.db.asActor.findById('announcements', id, { draft: true });
  if (!announcement) throw new Failure('notFound');
  const [target] = await linkTargets(ctx, [announcement]);
  return { announcement, link: shownLink(announcement, target ?? null) };
}

const idsIn = (relations: readonly unknown[] | null | undefined): Id[] =>
  (relations ?? []).map(idIn).filter((id) => id !== null);
const areasOf = ({ districts, upazilas }: Announcement) => ({ districts: idsIn(districts), upazilas: idsIn(upazilas) });

/** The places that these announcements name, by id. One query. */
async function placesOf<S extends 'districts' | 'upazilas'>(
  ctx: Ctx,
  slug: S,
  rows: readonly Announcement[],
): Promise<Map<string, Doc<S>>> {
  const ids = [...new Set(rows.flatMap((row) => areasOf(row)[slug]))];
  if (ids.length === 0) return new Map();
  const found = await ctx.db.rows('places are public', slug, { where: { id: { in: ids } } });
  return rowsById(found);
}

async function checkedAreas(ctx: Ctx, slug: 'districts' | 'upazilas', given: readonly Id[]): Promise<Id[]> {
  const ids = [...new Set(given.map((id) => possibleId(ctx, id)))];
  const known = ids.filter((id) => id !== null);
  const found = known.length === 0 ? 0 : await ctx.db.asSystem('places are public').count(slug, { id: { in: known } });
  if (found < ids.length) throw invalid({ [slug]: 'notFound' });
  return known;
}

async function checked(ctx: Ctx, input: AnnouncementInput) {
  const { text, text_bn, tone, shown_on, active, starts_at, ends_at } = input;
  return {
    text,
    text_bn,
    tone,
    shown_on,
    active,
    _status: input.draft === 1 ? ('draft' as const) : ('published' as const),
    districts: await checkedAreas(ctx, 'districts', input.districts),
    upazilas: await checkedAreas(ctx, 'upazilas', input.upazilas),
    ...checkedPeriod({ starts_at, ends_at }),
    ...(await checkedLink(ctx, input)),
  };
}
