/**
 * Restoring an earlier version, answered before Payload's own calls: those write the state of a version that was a
 * draft into the record itself, and so take what is published out of the shop.
 */
import {
  parseParams,
  restoreVersionOperation,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload';
import { Failure } from '../../domain/failure';

const call = { path: '/versions/:id', method: 'post' } as const;

/** For a collection: a version that was a draft becomes the newest draft, others are published or become it if asked. */
export const restoreRecord: Endpoint = {
  ...call,
  handler: async (req) => {
    const { id, slug } = asked<CollectionSlug>(req, 'collection');
    const { docs } = await req.payload.db.findVersions({ collection: slug, where: idIs(id), limit: 1, req });
    const { draft, ...depth } = wished(req);
    const restored = await restoreVersionOperation({
      id,
      collection: req.payload.collections[slug],
      draft: draft || isDraft(docs[0]),
      ...depth,
      req,
    });
    return answer(req, restored);
  },
};

/** The same for a global. It is an ordinary save of the version's words: Payload's own would skip most hooks. */
export const restoreGlobal: Endpoint = {
  ...call,
  handler: async (req) => {
    const { id, slug } = asked<GlobalSlug>(req, 'global');
    const { docs } = await req.payload.db.findGlobalVersions({ global: slug, where: idIs(id), limit: 1, req });
    if (!docs[0]) throw new Failure('notFound');
    const fields = req.payload.globals.config.find((each) => each.slug === slug)!.flattenedFields;
    const { draft, ...depth } = wished(req);
    const asDraft = draft || isDraft(docs[0]);
    const doc = await req.payload.updateGlobal({
      slug,
      data: {
        // What the version does not have is emptied.
        ...Object.fromEntries(fields.map(({ name }) => [name, null])),
        ...(docs[0].version as object),
        _status: asDraft ? 'draft' : 'published',
        // With a time, the save would count as made from the words of that time, and be refused.
        updatedAt: undefined,
      } as object,
      ...depth,
      draft: asDraft,
      overrideAccess: false,
      req,
    });
    return answer(req, { doc });
  },
};

const idIs = (id: string) => ({ id: { equals: id } });

const asked = <Slug extends string>({ routeParams }: PayloadRequest, of: 'collection' | 'global') => ({
  id: String(routeParams?.id),
  slug: routeParams?.[of] as Slug,
});

function wished(req: PayloadRequest): { draft: boolean; depth?: number } {
  const { depth, draft } = parseParams(req.query);
  return { draft: draft === true, ...(depth === undefined ? {} : { depth }) };
}

const isDraft = (found: { version: unknown } | undefined): boolean =>
  (found?.version as { _status?: unknown } | undefined)?._status === 'draft';

const answer = (req: PayloadRequest, restored: object): Response =>
  Response.json({ ...restored, message: req.t('version:restoredSuccessfully') });
