/** The slides and banners with all that belongs to them: for shoppers, and for those who look after them. */
import { slotsOf, type NameIn, type PictureArea } from '../../domain/site/slotPictures';
import { isWithin, nextTurn } from '../../domain/time/period';
import type { Media, PicturePlace } from '../../payload-types';
import type { Ctx, Id } from '../ctx';
import { linkTargets, shownLink, type LinkTarget, type ShownLink } from '../links/linkTargets';
import { noteTurn } from '../publicTurns';
import { readSlots } from './readSlots';

type Picture = Id | Media | null;
type KeptPlace<N extends string> = {
  name: N;
  picture: Picture;
  about: PicturePlace | null;
  target: LinkTarget | null;
};
export type ShownPlace<N extends string> = {
  name: N;
  picture: Picture;
  link: ShownLink | null;
  alt: string;
  alt_bn: string;
};

/** All eight with what is kept for each. At most seven queries. */
export async function readPlaces<A extends PictureArea>(ctx: Ctx, area: A): Promise<KeptPlace<NameIn<A>>[]> {
  const names = slotsOf(area);
  const pictures = new Map<string, unknown>(Object.entries(await readSlots(ctx, area)));
  const rows = await ctx.db.rows('everybody sees what is shown, and the callers of this what comes', 'picture-places', {
    where: { name: { in: [...names] } },
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

/** What shoppers see at this moment: outside its period a place is empty. */
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
