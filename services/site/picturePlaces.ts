/** Slides and banners with everything that belongs to them, for shoppers and for editors. */
import { slotsOf, type NameIn, type PictureArea } from '../../domain/site/slotPictures';
import { isWithin, nextTurn } from '../../domain/time/period';
import type { Media, PicturePlace } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import {
  isPublished as published,
  linkTargets,
  shownLink,
  type LinkTarget,
  type ShownLink,
} from '../links/linkTargets';
import { noteTurn } from '../publicTurns';
import { idIn } from '../relations';
import { rowsById } from '../rowsById';
import { readSlots } from './readSlots';

type Picture = Id | Media | null;
type KeptPlace<N extends string> = {
  name: N;
  picture: Picture;
  about: PicturePlace | null;
  target: LinkTarget | null;
};
/** With the unpublished draft; null if there is none. */
export type WrittenPlace<N extends string> = KeptPlace<N> & {
  id: Id | null;
  draft: { place: PicturePlace; picture: Media | null; target: LinkTarget | null } | null;
};
export type ShownPlace<N extends string> = {
  name: N;
  picture: Picture;
  link: ShownLink | null;
  alt: string;
  alt_bn: string;
};

const why = 'everybody sees what is shown, and the callers of this what comes';

/** All eight places as published. At most seven queries. */
async function readPlaces<A extends PictureArea>(ctx: Ctx, area: A): Promise<KeptPlace<NameIn<A>>[]> {
  const names = slotsOf(area);
  const pictures = await readSlots(ctx, area);
  const rows = await ctx.db.rows(why, 'picture-places', {
    where: { and: [{ name: { in: [...names] } }, published] },
    limit: names.length,
  });
  const about = new Map<string, PicturePlace>(rows.map((row) => [row.name, row]));
  const targets = await linkTargets(
    ctx,
    names.map((name) => about.get(name) ?? {}),
  );
  return names.map((name, index) => ({
    name,
    picture: (pictures.get(name) ?? null) as Picture,
    about: about.get(name) ?? null,
    target: targets[index] ?? null,
  }));
}

/** The same with drafts newer than the published version, for editors. */
export async function readWrittenPlaces<A extends PictureArea>(ctx: Ctx, area: A): Promise<WrittenPlace<NameIn<A>>[]> {
  const kept = await readPlaces(ctx, area);
  const written = await readLatest(ctx, area);
  const drafts = written.filter(({ _status }) => _status === 'draft');
  const pictures = await picturesOf(ctx, drafts);
  const targets = await linkTargets(ctx, drafts);
  return kept.map((place) => {
    const index = drafts.findIndex(({ name }) => name === place.name);
    const draft = drafts[index];
    return {
      ...place,
      id: written.find(({ name }) => name === place.name)?.id ?? null,
      draft: draft
        ? {
            place: draft,
            picture: pictures.get(String(idIn(draft.picture))) ?? null,
            target: targets[index] ?? null,
          }
        : null,
    };
  });
}

/** The slides or banners as if every draft were published, regardless of their periods: for editors. */
export async function previewPlaces<A extends PictureArea>(ctx: Ctx, area: A): Promise<ShownPlace<NameIn<A>>[]> {
  return (await readWrittenPlaces(ctx, area)).map(({ name, picture, about, target, draft }) => {
    const place = draft?.place ?? about;
    const shown = draft ? draft.picture : picture;
    return {
      name,
      picture: shown,
      link: place && shown !== null ? shownLink(place, draft ? draft.target : target) : null,
      alt: place?.alt ?? '',
      alt_bn: place?.alt_bn ?? '',
    };
  });
}

const readLatest = (ctx: Ctx, area: PictureArea): Promise<PicturePlace[]> => {
  const names = slotsOf(area);
  return ctx.db.asActor.find('picture-places', {
    where: { name: { in: [...names] } },
    sort: 'name',
    limit: names.length,
    draft: true,
  });
};

async function picturesOf(ctx: Ctx, places: readonly PicturePlace[]): Promise<Map<string, Media>> {
  const ids = places.map(({ picture }) => idIn(picture)).filter((id) => id !== null);
  if (ids.length === 0) return new Map();
  const found = await ctx.db.rows(why, 'media', { where: { id: { in: ids } }, limit: ids.length });
  return rowsById(found);
}

/** What shoppers see now: outside its period a place is empty. */
export async function readShownPlaces<A extends PictureArea>(ctx: Ctx, area: A): Promise<ShownPlace<NameIn<A>>[]> {
  const kept = await readPlaces(ctx, area);
  noteTurn(
    ctx.db.payload,
    nextTurn(
      kept.map(({ about }) => about ?? {}),
      ctx.now,
    ),
  );
  return kept.map(({ name, picture, about, target }) => {
    const isShown = isWithin(about ?? {}, ctx.now);
    return {
      name,
      picture: isShown ? picture : null,
      link: isShown && picture !== null && about ? shownLink(about, target) : null,
      alt: about?.alt ?? '',
      alt_bn: about?.alt_bn ?? '',
    };
  });
}
