/** What all calls of the CMS have in common: parameters, a page of a list, errors. */
import type { oas31 } from 'zod-openapi';
import { mostRows } from '../../../domain/reads/isBounded';

const parameter = (
  name: string,
  schema: oas31.SchemaObject,
  description: string,
  more: Partial<oas31.ParameterObject> = {},
): oas31.ParameterObject => ({
  name,
  in: 'query',
  description,
  schema,
  ...more,
});

export const cmsParameters: Record<string, oas31.ParameterObject> = {
  Where: parameter(
    'where',
    { $ref: '#/components/schemas/Where' },
    'Conditions on fields of the record, or of one relation of it (`category.slug`): `where[status][equals]=1`. Joined by `and` unless `or` says otherwise. At most 60.',
    { style: 'deepObject', explode: true },
  ),
  Sort: parameter(
    'sort',
    { type: 'string', maxLength: 500 },
    'Up to five fields of the record joined by commas; a leading minus turns the order round.',
    { example: '-createdAt' },
  ),
  Limit: parameter(
    'limit',
    { type: 'integer', minimum: 1, maximum: mostRows, default: 10 },
    'The most records to answer.',
    { example: 10 },
  ),
  Page: parameter(
    'page',
    { type: 'integer', minimum: 1, default: 1 },
    'Which page of the list. For long lists `after` is faster and misses nothing.',
    { example: 1 },
  ),
  After: parameter(
    'after',
    { type: 'string' },
    'The `nextCursor` of the answer before: the list goes on behind it, whatever has been added or removed meanwhile. Sent with the same `sort` and `where`, and without `page`.',
  ),
  Depth: parameter(
    'depth',
    { type: 'integer', minimum: 0, maximum: 10, default: 2 },
    'How many relations deep records stand in the answer instead of their ids; 0: ids only.',
    { example: 0 },
  ),
  RecordId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Names the record.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
  },
};

const count = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;
const value = { description: 'A value of the field.' };

export const cmsSchemas: Record<string, oas31.SchemaObject> = {
  Where: {
    type: 'object',
    description: 'Conditions, by the field they are about.',
    properties: {
      and: { type: 'array', items: { $ref: '#/components/schemas/Where' }, description: 'All of these hold.' },
      or: { type: 'array', items: { $ref: '#/components/schemas/Where' }, description: 'One of these holds.' },
    },
    additionalProperties: {
      anyOf: [
        { $ref: '#/components/schemas/Condition' },
        { type: 'array', items: { $ref: '#/components/schemas/Where' } },
      ],
    },
  },
  Condition: {
    type: 'object',
    description: 'What has to be true of a field.',
    properties: {
      equals: { description: 'Is this value.' },
      not_equals: { description: 'Is not this value.' },
      in: { description: 'Is one of these values, joined by commas.' },
      not_in: { description: 'Is none of these values, joined by commas.' },
      exists: { type: 'boolean', description: 'Has a value, or has none.' },
      contains: { ...text, description: 'Has this text in it, whatever the case.' },
      like: { ...text, description: 'Has all of these words in it, whatever the case.' },
      not_like: { ...text, description: 'Has not these words in it.' },
      greater_than: { ...value, description: 'Is more, or later.' },
      greater_than_equal: { ...value, description: 'Is as much or more, or as late or later.' },
      less_than: { ...value, description: 'Is less, or earlier.' },
      less_than_equal: { ...value, description: 'Is as much or less, or as early or earlier.' },
    },
  },
  ListPage: {
    type: 'object',
    description:
      'One page of a list. A page that was asked for by `after` has no number and counts nothing: its records, `limit`, `hasNextPage` and `nextCursor` are all it says.',
    required: ['limit', 'hasNextPage', 'nextCursor'],
    properties: {
      totalDocs: { ...count, description: 'How many records match in all. Not in answers to `after`.' },
      limit: { ...count, description: 'The most records of a page.' },
      totalPages: { ...count, description: 'How many pages there are. Not in answers to `after`.' },
      page: { ...count, description: 'Which page this is, from 1. Not in answers to `after`.' },
      pagingCounter: {
        ...count,
        description: 'Which record of the whole list stands first here, from 1. Not in answers to `after`.',
      },
      hasPrevPage: { type: 'boolean', description: 'Whether there is a page before. Not in answers to `after`.' },
      hasNextPage: { type: 'boolean', description: 'Whether there is a page after.' },
      prevPage: {
        type: ['integer', 'null'],
        description: 'The page before; null at the start. Not in answers to `after`.',
      },
      nextPage: {
        type: ['integer', 'null'],
        description: 'The page after; null at the end. Not in answers to `after`.',
      },
      nextCursor: {
        type: ['string', 'null'],
        description: 'Goes into `after` to ask for what follows; null at the end.',
      },
    },
  },
  CmsErrors: {
    type: 'object',
    description: 'Why the CMS did not do it.',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        description: 'What was wrong; mostly one.',
        items: {
          type: 'object',
          required: ['message'],
          properties: {
            name: { ...text, description: '`ValidationError` when fields are wrong.' },
            message: { ...text, description: 'What happened, in the language of the request.' },
            data: {
              type: 'object',
              description: 'More about it.',
              properties: {
                errors: {
                  type: 'array',
                  description: 'The fields that are wrong.',
                  items: {
                    type: 'object',
                    required: ['path', 'message'],
                    properties: {
                      path: { ...text, description: 'The field.' },
                      message: { ...text, description: 'What is wrong with it.' },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

const errors = { $ref: '#/components/schemas/CmsErrors' };
const json = (schema: oas31.SchemaObject) => ({ 'application/json': { schema } });
/** Of every answer; the same as of the contract's calls. */
export const cmsHeaders = Object.fromEntries(
  [
    ['X-Request-Id', 'XRequestId'],
    ['RateLimit-Limit', 'RateLimitLimit'],
    ['RateLimit-Remaining', 'RateLimitRemaining'],
    ['RateLimit-Reset', 'RateLimitReset'],
  ].map(([name, id]) => [name!, { $ref: `#/components/headers/${id}` }]),
);

export const cmsResponses: Record<string, oas31.ResponseObject> = {
  CmsInvalid: {
    description: 'Fields are wrong, or the question cannot be read.',
    headers: cmsHeaders,
    content: json(errors),
  },
  CmsForbidden: {
    description: 'The caller may not do this, or the API key lacks the scope.',
    headers: cmsHeaders,
    content: json({ anyOf: [errors, { $ref: '#/components/schemas/Failure403' }] }),
  },
  CmsNotFound: {
    description: 'There is no such record, or the caller may not see it.',
    headers: cmsHeaders,
    content: json(errors),
  },
  CmsInternal: {
    description: 'A fault of the server.',
    headers: cmsHeaders,
    content: json({ anyOf: [errors, { $ref: '#/components/schemas/Failure500' }] }),
  },
};
