/** What all calls of the CMS have in common: parameters, a page of a list, errors. */
import type { oas31 } from 'zod-openapi';
import { longestReason } from '../../../domain/products/changes';
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
  Select: parameter(
    'select',
    {
      type: 'object',
      additionalProperties: {
        anyOf: [{ type: 'boolean' }, { type: 'object', description: 'The same for the fields within this one.' }],
      },
    },
    'The fields to answer, besides `id`: `select[name]=true`; or all but some: `select[name]=false`. The other fields are missing from the answer, also those that are otherwise always there.',
    { style: 'deepObject', explode: true },
  ),
  RecordId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Identifies the record.',
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,40}$' },
  },
  DeletionReason: {
    name: 'reason',
    in: 'query',
    description: 'Why: kept with what is deleted and in the audit log, and told to the vendors of deleted products.',
    schema: { type: 'string', maxLength: longestReason },
  },
};

const count = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;
const value = { description: 'A value of the field.' };

export const cmsSchemas: Record<string, oas31.SchemaObject> = {
  Where: {
    type: 'object',
    description: 'Conditions, by field.',
    properties: {
      and: {
        type: 'array',
        items: { $ref: '#/components/schemas/Where' },
        description: 'All of these conditions hold.',
      },
      or: {
        type: 'array',
        items: { $ref: '#/components/schemas/Where' },
        description: 'One of these conditions holds.',
      },
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
    description: 'The conditions on a field.',
    properties: {
      equals: { description: 'Is this value.' },
      not_equals: { description: 'Is not this value.' },
      in: { description: 'Is one of these values, joined by commas.' },
      not_in: { description: 'Is none of these values, joined by commas.' },
      exists: { type: 'boolean', description: 'Has a value, or has none.' },
      contains: { ...text, description: 'Contains this text, case-insensitive.' },
      like: { ...text, description: 'Contains all of these words, case-insensitive.' },
      not_like: { ...text, description: 'Does not contain these words.' },
      greater_than: { ...value, description: 'Is greater, or later.' },
      greater_than_equal: { ...value, description: 'Is greater or equal, or the same time or later.' },
      less_than: { ...value, description: 'Is less, or earlier.' },
      less_than_equal: { ...value, description: 'Is less or equal, or the same time or earlier.' },
    },
  },
  ListPage: {
    type: 'object',
    description:
      'One page of a list. A page that was asked for by `after` has no number and counts nothing: its records, `limit`, `hasNextPage` and `nextCursor` are all it says.',
    required: ['limit', 'hasNextPage', 'nextCursor'],
    properties: {
      totalDocs: { ...count, description: 'The total number of matching records. Not in answers to `after`.' },
      limit: { ...count, description: 'The maximum number of records per page.' },
      totalPages: { ...count, description: 'How many pages there are. Not in answers to `after`.' },
      page: { ...count, description: 'The number of this page, from 1. Not in answers to `after`.' },
      pagingCounter: {
        ...count,
        description:
          'The position of the first record of this page in the whole list, from 1. Not in answers to `after`.',
      },
      hasPrevPage: { type: 'boolean', description: 'Whether there is a previous page. Not in answers to `after`.' },
      hasNextPage: { type: 'boolean', description: 'Whether there is a next page.' },
      prevPage: {
        type: ['integer', 'null'],
        description: 'The previous page; null at the start. Not in answers to `after`.',
      },
      nextPage: {
        type: ['integer', 'null'],
        description: 'The next page; null at the end. Not in answers to `after`.',
      },
      nextCursor: {
        type: ['string', 'null'],
        description: 'The value of `after` for the next page; null at the end.',
      },
    },
  },
  CmsErrors: {
    type: 'object',
    description: 'Why the CMS refused.',
    required: ['errors'],
    properties: {
      errors: {
        type: 'array',
        description: 'The errors; usually one.',
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
                      message: { ...text, description: 'The error.' },
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
/** Headers of every answer; the same as for the contract's calls. */
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
    description: 'Fields are wrong, or the query cannot be parsed.',
    headers: cmsHeaders,
    content: json(errors),
  },
  CmsUnauthorized: {
    description: 'The API key is unknown, expired or revoked.',
    headers: cmsHeaders,
    content: json({ $ref: '#/components/schemas/Failure401' }),
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
    description: 'A server error.',
    headers: cmsHeaders,
    content: json({ anyOf: [errors, { $ref: '#/components/schemas/Failure500' }] }),
  },
};
