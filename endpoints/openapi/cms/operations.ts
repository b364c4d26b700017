/** The calls of one collection or global. */
import type { oas31 } from 'zod-openapi';
import { scopeOfSlug } from '../../../domain/apiKeys/scopes';
import { kindOfCollection } from '../../../domain/deleted/kinds';
import type { CmsWho } from './access';
import { documentName, inputName, type Kind } from './documents';
import { cmsHeaders } from './shared';

export type CmsKind = Kind & {
  who: { read: CmsWho; create: CmsWho; update: CmsWho; delete: CmsWho };
  /** The plural in plain words: `products`. */
  plural: string;
};
type Content = Record<string, oas31.MediaTypeObject>;

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const parameters = (...names: string[]) => names.map((name) => ({ $ref: `#/components/parameters/${name}` }));
const failure = (name: string) => ({ $ref: `#/components/responses/${name}` });
/** `main-categories` -> `MainCategories`. */
export const asTitle = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join('');
export const isAllowed = (who: CmsWho): boolean => who === 'public' || who.length > 0;

function security(kind: CmsKind, who: CmsWho, method: string): oas31.SecurityRequirementObject[] {
  const scope = scopeOfSlug(kind.isGlobal ? 'globals' : kind.slug, method);
  const signedIn = [{ bearer: [] }, { cookie: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
  // Visitors see what is public; others see more.
  return who === 'public' ? [{}, ...signedIn] : signedIn;
}

type Call = {
  id: string;
  summary: string;
  method: string;
  who: CmsWho;
  parameters: string[];
  body?: Content;
  http?: '200' | '201';
  answer: oas31.SchemaObject;
  fails: Record<string, string>;
};

function operation(kind: CmsKind, call: Call): oas31.OperationObject {
  const credentials = security(kind, call.who, call.method);
  return {
    operationId: call.id,
    summary: call.summary,
    tags: [`CMS: ${kind.plural}`],
    security: credentials,
    'x-who': call.who === 'public' ? 'public' : [...call.who],
    parameters: parameters(...call.parameters, 'AcceptLanguage'),
    ...(call.body ? { requestBody: { required: true, content: call.body } } : {}),
    responses: {
      [call.http ?? '200']: {
        description: 'Done.',
        headers: cmsHeaders,
        content: { 'application/json': { schema: call.answer } },
      },
      '400': failure('CmsInvalid'),
      // An ended session is a visitor's; only a key that is not valid is refused as such.
      ...(credentials.some((each) => 'apiKey' in each) ? { '401': failure('CmsUnauthorized') } : {}),
      ...Object.fromEntries(Object.entries(call.fails).map(([http, name]) => [http, failure(name)])),
      '403': failure('CmsForbidden'),
      // Payload's own checks of a field answer 400, ours 422.
      ...(call.body ? { '413': failure('TooLarge'), '422': failure('CmsInvalid') } : {}),
      '429': failure('TooMany'),
      '500': failure('CmsInternal'),
      '503': failure('CmsInternal'),
    },
  };
}

const saved = (title: string, key: 'doc' | 'result'): oas31.SchemaObject => ({
  type: 'object',
  required: [key, 'message'],
  properties: {
    [key]: { ...ref(documentName(title)), description: 'The record as now stored.' },
    message: { type: 'string', description: 'What happened, in the language of the request.' },
  },
});

/** A file is sent together with the fields as one JSON text. */
const asForm = (input: string): Content => ({
  'multipart/form-data': {
    schema: {
      type: 'object',
      required: ['file'],
      properties: {
        file: { type: 'string', format: 'binary', description: 'The picture: JPG, PNG or WebP, at most 10 MB.' },
        _payload: { ...ref(input), description: 'The other fields, as JSON text.' },
      },
    },
    encoding: { _payload: { contentType: 'application/json' } },
  },
});
const asJson = (input: string): Content => ({ 'application/json': { schema: ref(input) } });

/** Operations on a collection as a whole: its list, and creating a record. */
function listItem(kind: CmsKind, hasNewInput: boolean): oas31.PathItemObject {
  const { title, who, plural } = kind;
  const item: oas31.PathItemObject = {};
  if (isAllowed(who.read)) {
    item.get = operation(kind, {
      id: `cmsList${asTitle(kind.slug)}`,
      summary: `Lists the ${plural} that the caller may see`,
      method: 'GET',
      who: who.read,
      parameters: ['Where', 'Sort', 'Limit', 'Page', 'After', 'Depth', 'Select'],
      answer: pageOf(documentName(title)),
      fails: {},
    });
  }
  if (isAllowed(who.create)) {
    const input = hasNewInput ? `New${inputName(title)}` : inputName(title);
    item.post = operation(kind, {
      id: `cmsCreate${asTitle(kind.slug)}`,
      summary: `Adds a record to ${plural}`,
      method: 'POST',
      who: who.create,
      parameters: ['Depth'],
      body: kind.hasFiles ? asForm(input) : asJson(input),
      http: '201',
      answer: saved(title, 'doc'),
      fails: {},
    });
  }
  return item;
}

/** Operations on one record. */
function recordItem(kind: CmsKind): oas31.PathItemObject {
  const { title, who, plural } = kind;
  const id = asTitle(kind.slug);
  const shared = { parameters: ['RecordId', 'Depth'], fails: { '404': 'CmsNotFound' } };
  const item: oas31.PathItemObject = {};
  if (isAllowed(who.read)) {
    item.get = operation(kind, {
      ...shared,
      parameters: [...shared.parameters, 'Select'],
      id: `cmsRead${id}`,
      summary: `Reads one record of ${plural}`,
      method: 'GET',
      who: who.read,
      answer: ref(documentName(title)),
    });
  }
  if (isAllowed(who.update)) {
    item.patch = operation(kind, {
      ...shared,
      id: `cmsUpdate${id}`,
      summary: `Changes one record of ${plural}; fields that are not sent stay unchanged`,
      method: 'PATCH',
      who: who.update,
      body: asJson(inputName(title)),
      answer: saved(title, 'doc'),
    });
  }
  if (isAllowed(who.delete)) {
    item.delete = operation(kind, {
      ...shared,
      id: `cmsDelete${id}`,
      summary: `Deletes one record of ${plural}`,
      ...(kind.slug in kindOfCollection
        ? {
            parameters: [...shared.parameters, 'DeletionReason'],
            fails: { ...shared.fails, '422': 'CmsInvalid' },
          }
        : {}),
      method: 'DELETE',
      who: who.delete,
      answer: saved(title, 'doc'),
    });
  }
  return item;
}

export function collectionPaths(kind: CmsKind, hasNewInput: boolean): oas31.PathsObject {
  const single = recordItem(kind);
  return {
    [`/api/${kind.slug}`]: listItem(kind, hasNewInput),
    ...(Object.keys(single).length > 0 ? { [`/api/${kind.slug}/{id}`]: single } : {}),
  };
}

const pageOf = (one: string): oas31.SchemaObject => ({
  allOf: [
    ref('ListPage'),
    {
      type: 'object',
      required: ['docs'],
      properties: { docs: { type: 'array', items: ref(one), description: 'The records of this page.' } },
    },
  ],
});

export function globalPaths(kind: CmsKind): oas31.PathsObject {
  const { title, who, plural } = kind;
  const id = asTitle(kind.slug);
  const one = documentName(title);
  const item: oas31.PathItemObject = {
    get: operation(kind, {
      id: `cmsRead${id}`,
      summary: `Reads the ${plural}`,
      method: 'GET',
      who: who.read,
      parameters: ['Depth', 'Select'],
      answer: ref(one),
      fails: {},
    }),
  };
  if (isAllowed(who.update)) {
    const body = asJson(inputName(title));
    item.post = operation(kind, {
      id: `cmsUpdate${id}`,
      summary: `Changes the ${plural}; fields that are not sent stay unchanged`,
      method: 'POST',
      who: who.update,
      parameters: ['Depth'],
      body,
      answer: saved(title, 'result'),
      fails: {},
    });
  }
  return { [`/api/globals/${kind.slug}`]: item };
}
