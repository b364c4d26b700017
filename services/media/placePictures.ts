/**
 * Gives pictures of earlier releases their purpose, taken from the records that show them, and moves private ones out
 * of the public folder. Runs at start; once everything is done, one query on an index says so.
 */
import type { CollectionSlug, GlobalSlug, Where } from 'payload';
import { isPrivate, type PicturePurpose } from '../../domain/pictures/purposes';
import type { Media } from '../../payload-types';
import type { Id } from '../ctx';
import type { Db } from '../db/types';
import { idsAt, refId } from '../relations';
import { filesOf, storeOf } from './files';

const AT_ONCE = 200;
const why = 'pictures get the purpose of the record that shows them';
const unplaced: Where = { purpose: { exists: false } };

const threePictures = ['image1', 'image2', 'image3'] as const;
/** The records that show pictures, public ones first: a picture that is already public stays where it is. */
const shownBy: readonly [CollectionSlug, readonly string[], PicturePurpose][] = [
  ['products', [...threePictures, 'image4', 'image5', 'image6'], 'product'],
  ['shops', ['logo', 'banner'], 'shop'],
  ['users', ['image'], 'profile'],
  ['reviews', threePictures, 'review'],
  ['returns', threePictures, 'return'],
  ['vendors', ['image'], 'application'],
];
const settings: readonly GlobalSlug[] = ['sliders', 'banners', 'site-information'];
const isPicture = (field: string): boolean => /^(slide|banner|logo)/.test(field);

/**
 * A process that crashes in between leaves moved files of a picture without a purpose: the next start continues with
 * that picture.
 */
export async function placePictures(db: Db): Promise<void> {
  if (!(await db.row(why, 'media', { where: unplaced, select: { purpose: true } }))) return;
  db.payload.logger.info('assigning a purpose to stored pictures, once');
  for (const slug of settings) {
    const values = await db.asSystem(why).global(slug);
    await place(db, idsAt(values, Object.keys(values).filter(isPicture)), 'site');
  }
  for (const [slug, fields, purpose] of shownBy) {
    const select = Object.fromEntries(fields.map((field) => [field, true]));
    for await (const records of pagesOf(db, slug, undefined, select))
      await place(
        db,
        records.flatMap((record) => idsAt(record, fields)),
        purpose,
      );
  }
  // Shown by no record: order lines refer to pictures by path, and vendors upload before they use them. A customer's
  // picture is private.
  for await (const pictures of pagesOf(db, 'media', unplaced, { owner: true })) {
    const shops = await shopPeople(db, pictures as Media[]);
    const isOfCustomer = ({ owner }: Media) => refId(owner) !== null && !shops.has(String(refId(owner)));
    const [own, others] = [
      (pictures as Media[]).filter(isOfCustomer),
      (pictures as Media[]).filter((picture) => !isOfCustomer(picture)),
    ];
    await place(
      db,
      own.map(({ id }) => id),
      'other',
    );
    await place(
      db,
      others.map(({ id }) => id),
      'site',
    );
  }
}

/**
 * Assigns a purpose to those of these pictures that have none. Files are moved first: as long as the record has no
 * purpose, the move is repeated.
 */
async function place(db: Db, ids: readonly Id[], purpose: PicturePurpose): Promise<void> {
  if (ids.length === 0) return;
  const where = { and: [{ id: { in: [...new Set(ids)] } }, unplaced] };
  if (isPrivate(purpose)) {
    const pictures = await db.rows(why, 'media', { where, select: { filename: true, sizes: true }, sort: 'id' });
    for (const name of pictures.flatMap(filesOf)) await storeOf(db.payload).move('pictures', 'private', name);
  }
  await db.setWhere('media', where, { purpose });
}

type Row = { id: Id };

async function* pagesOf(
  db: Db,
  slug: CollectionSlug,
  where: Where | undefined,
  select: Record<string, unknown>,
): AsyncGenerator<Row[]> {
  let last: Id | undefined;
  for (;;) {
    const conditions: Where[] = [
      ...(where ? [where] : []),
      ...(last === undefined ? [] : [{ id: { greater_than: last } }]),
    ];
    const page: Row[] = await db.rows(why, slug, { where: { and: conditions }, sort: 'id', limit: AT_ONCE, select });
    if (page.length === 0) return;
    yield page;
    last = page.at(-1)!.id;
  }
}

/** The owners of these pictures who are vendors or staff. */
async function shopPeople(db: Db, pictures: readonly Media[]): Promise<Set<string>> {
  const owners = pictures.flatMap(({ owner }) => refId(owner) ?? []);
  if (owners.length === 0) return new Set();
  const vendors = await db.rows(why, 'vendors', {
    where: { user: { in: owners } },
    select: { user: true },
    sort: 'id',
  });
  const staff = await db.rows(why, 'users', {
    where: { and: [{ id: { in: owners } }, { role_as: { greater_than: 0 } }] },
    select: { name: true },
    sort: 'id',
  });
  return new Set([...vendors.map(({ user }) => String(refId(user))), ...staff.map(({ id }) => String(id))]);
}
