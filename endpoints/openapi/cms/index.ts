/** The CMS's REST API, generated from the collections and globals themselves: those for which there is a scope. */
import {
  configToJSONSchema,
  type Access,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import type { oas31 } from 'zod-openapi';
import { scopeOfSlug } from '../../../domain/apiKeys/scopes';
import { isStaff, roles } from '../../../domain/permissions';
import { cmsForStaff } from '../../cmsForStaff';
import { whoMay, type CmsWho } from './access';
import { documentSchemas, inputName } from './documents';
import { asTitle, collectionPaths, globalPaths, isAllowed, type CmsKind } from './operations';
import { cmsParameters, cmsResponses, cmsSchemas } from './shared';

export type CmsDescription = {
  paths: oas31.PathsObject;
  tags: string[];
  components: Pick<oas31.ComponentsObject, 'schemas' | 'parameters' | 'responses'>;
};

/** A label in our collections' form: in each language. */
const inWords = (label: unknown): string => {
  const text = String((label as { en?: string }).en ?? label);
  // As it appears within a sentence: `API` stays as it is.
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text;
};
const kindOf = (entity: Entity, title: string, who: CmsKind['who'], plural: string): CmsKind => ({
  slug: entity.slug,
  title,
  plural,
  who,
  flattenedFields: entity.flattenedFields,
  isGlobal: 'label' in entity,
  isAuth: 'auth' in entity && Boolean(entity.auth),
  hasFiles: 'upload' in entity && Boolean(entity.upload),
  may: { create: isAllowed(who.create), update: isAllowed(who.update) },
});

type Entity = SanitizedCollectionConfig | SanitizedGlobalConfig;

async function kindsOf(config: SanitizedConfig): Promise<CmsKind[]> {
  const titles = configToJSONSchema(config, 'number').definitions ?? {};
  const kinds: CmsKind[] = [];
  for (const collection of config.collections.filter(({ slug }) => scopeOfSlug(slug, 'GET') !== null)) {
    const { access, labels, slug } = collection;
    const who = {
      read: await readersOf(slug, access.read),
      create: await whoMay(access.create),
      update: await whoMay(access.update),
      delete: await whoMay(access.delete),
    };
    kinds.push(kindOf(collection, titles[slug]?.title ?? asTitle(slug), who, inWords(labels.plural)));
  }
  for (const settings of config.globals) {
    const { access, label, slug } = settings;
    const who = {
      read: await readersOf(slug, access.read),
      create: [],
      update: await whoMay(access.update),
      delete: [],
    };
    kinds.push(kindOf(settings, asTitle(slug), who, inWords(label)));
  }
  return kinds;
}

/** Who may query documents: those admitted by their access rule, or only staff where the entry point requires it. */
async function readersOf(slug: string, rule: Access | undefined): Promise<CmsWho> {
  const who = await whoMay(rule);
  if (!cmsForStaff.has(slug)) return who;
  return (who === 'public' ? roles : who).filter((role) => isStaff([role]));
}

export async function describeCms(config: SanitizedConfig): Promise<CmsDescription> {
  const kinds = await kindsOf(config);
  const schemas = { ...cmsSchemas, ...(await documentSchemas(config, kinds)) };
  const paths = Object.assign(
    {},
    ...kinds.map((kind) =>
      kind.isGlobal ? globalPaths(kind) : collectionPaths(kind, `New${inputName(kind.title)}` in schemas),
    ),
  ) as oas31.PathsObject;
  return {
    paths,
    tags: kinds.map(({ plural }) => `CMS: ${plural}`),
    components: { schemas, parameters: cmsParameters, responses: cmsResponses },
  };
}
