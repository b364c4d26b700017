/** Random requests to the CMS's REST API, made from the real config: every collection, every global, every operation. */
import fc from 'fast-check';
import type { FlattenedField, SanitizedConfig } from 'payload';
import { jsonOf, nasty, oddHeaders, oddMethods, oddParts, oddQueries, writings } from './fuzzValues';

/** `body` is sent as JSON, `form` as the fields of a form. */
export type Asked = {
  method: string;
  path: string;
  body?: unknown;
  form?: Record<string, string>;
  headers?: Record<string, string>;
};
type Operation = { title: string; request: fc.Arbitrary<Asked> };

const operators = [
  'equals',
  'not_equals',
  'in',
  'not_in',
  'all',
  'exists',
  'contains',
  'like',
  'not_like',
  'greater_than',
  'less_than_equal',
  'near',
  'within',
  'intersects',
  'nowhere',
  '$where',
  '__proto__',
];
const of = <T>(...values: T[]) => fc.constantFrom(...values);
const shown = (name: string) =>
  [
    'page',
    'limit',
    'depth',
    'sort',
    'where',
    'select',
    'populate',
    'joins',
    'data',
    'draft',
    'trash',
    'pagination',
    'locale',
    'fallback-locale',
    'overrideLock',
    'after',
  ].map((each) => each.replace('NAME', name));

/** One condition or parameter, right or wrong. */
function questionOf(fields: readonly FlattenedField[]): fc.Arbitrary<string> {
  const names = [
    'id',
    'createdAt',
    'updatedAt',
    ...fields.flatMap((field) => [
      field.name,
      ...('relationTo' in field ? [`${field.name}.name`, `${field.name}.id`, `${field.name}.value`] : []),
    ]),
    'nowhere',
    '__proto__',
    'user.hash',
    'hash',
  ];
  const condition = fc
    .tuple(
      of('where[', 'where[and][0][', 'where[or][1][', 'where[AND][a]['),
      of(...names),
      of(...operators),
      of('', '[]', '[a]'),
      of(...oddQueries),
    )
    .map(([start, name, operator, end, value]) => `${start}${name}][${operator}]${end}=${value}`);
  const typed = fc
    .tuple(of(...names), of(...operators), nasty)
    .map(([name, operator, value]) =>
      `where=${encodeURIComponent(JSON.stringify({ [name]: { [operator]: value } }) ?? '')}`.slice(0, 4_000),
    );
  const sort = fc.tuple(of(...names), of('', '-', '--', '%2B')).map(([name, sign]) => `sort=${sign}${name}`);
  const parameter = fc
    .tuple(of(...shown('')), of(...writings), of(...oddQueries))
    .map(([name, writing, value]) => `${writing.replaceAll('NAME', name)}${value}`);
  const selection = fc
    .tuple(of('select', 'populate[users]', 'populate[media]'), of(...names), of('true', 'false', '1', '%00'))
    .map(([start, name, value]) => `${start}[${name}]=${value}`);
  return fc.oneof(
    { weight: 3, arbitrary: condition },
    { weight: 2, arbitrary: typed },
    sort,
    { weight: 3, arbitrary: parameter },
    selection,
  );
}

const queryOf = (fields: readonly FlattenedField[]): fc.Arbitrary<string> =>
  fc
    .array(questionOf(fields), { minLength: 0, maxLength: 3 })
    .map((parts) => `?depth=0&limit=2${parts.map((part) => `&${part}`).join('')}`);

/** A value of the field's form. */
function fitting(field: FlattenedField): fc.Arbitrary<unknown> {
  if (field.type === 'number') return of(0, 1, 2, field.max ?? 3);
  if (field.type === 'date') return of('2026-01-01T00:00:00.000Z', '2026-11-21');
  if (field.type === 'relationship' || field.type === 'upload') return of(1, 2, 3, 999_999);
  if (field.type === 'select')
    return of(...field.options.map((option) => (typeof option === 'string' ? option : option.value)));
  if (field.type === 'json') return of({ a: 1 }, [1]);
  if (field.type === 'email') return of('a@b.test', 'new@made.test');
  return of('abc', 'a-b-c', 'ABC abc', 'চাল', '01711111111', 'abcdefghijk');
}

/** A document, with fields that are missing or wrong now and then, and fields nobody may write. */
function documentOf(fields: readonly FlattenedField[]): fc.Arbitrary<unknown> {
  const each = fields.map(
    (field) =>
      [
        field.name,
        fc.oneof(
          { weight: 6, arbitrary: fitting(field) },
          { weight: 2, arbitrary: nasty },
          { weight: 1, arbitrary: fc.constant(undefined) },
        ),
      ] as const,
  );
  const one = fc.record(Object.fromEntries(each));
  const system = fc.record(
    {
      id: nasty,
      createdAt: nasty,
      updatedAt: nasty,
      sessions: nasty,
      hash: nasty,
      _status: nasty,
      filename: nasty,
      url: nasty,
    },
    { requiredKeys: [] },
  );
  return fc.oneof(
    { weight: 6, arbitrary: one },
    { weight: 1, arbitrary: nasty },
    { weight: 2, arbitrary: fc.tuple(one, system).map(([a, b]) => ({ ...a, ...b })) },
    {
      weight: 2,
      arbitrary: fc.tuple(of(...fields.map(({ name }) => name)), nasty).map(([name, value]) => ({ [name]: value })),
    },
  );
}

/** What a form may say of a document and of a file that is somewhere else. */
function formOf(fields: readonly FlattenedField[]): fc.Arbitrary<Record<string, string>> {
  const text = nasty.map((value) =>
    (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 4_000),
  );
  const elsewhere = fc.record(
    {
      filename: nasty,
      mimeType: fc.oneof(nasty, of('image/webp')),
      size: nasty,
      collectionSlug: of('media', 'documents', 'users', '__proto__'),
      clientUploadContext: fc.oneof(nasty, of({ prefix: '../' })),
    },
    { requiredKeys: [] },
  );
  const file = fc.oneof(text, elsewhere.map(jsonOf));
  return fc.record(
    {
      _payload: fc.oneof(
        documentOf(fields).map((sent) => jsonOf(sent) ?? ''),
        text,
      ),
      file,
      alt: text,
      url: of('http://127.0.0.1:1/a.png', 'file:///etc/passwd'),
      filename: text,
    },
    { requiredKeys: [] },
  );
}

/** What no client of the CMS sends: every method, and what a proxy or an attacker says of a request. */
function oddOperation(slug: string, fields: readonly FlattenedField[]): Operation {
  const methods = oddMethods.filter((method) => method !== 'PATCH' && method !== 'DELETE');
  const path = fc
    .tuple(of('', '/', '/count', '/1', '/me', '/file/a.webp'), queryOf(fields))
    .map(([end, search]) => `/${slug}${end}${search}`);
  const headers = fc.option(of(...oddHeaders), { nil: {}, freq: 3 });
  return {
    title: `any method, any header: /${slug}`,
    request: fc.record({ method: of('GET', ...methods), path, headers }),
  };
}

/** What is sent to be written: mostly a document, sometimes nothing, or something that says it is no JSON. */
const sentOf = (fields: readonly FlattenedField[]): fc.Arbitrary<Pick<Asked, 'body' | 'headers'>> =>
  fc.oneof(
    { weight: 6, arbitrary: documentOf(fields).map((body) => ({ body })) },
    { weight: 1, arbitrary: fc.constant({}) },
    {
      weight: 1,
      arbitrary: fc.tuple(documentOf(fields), of(...oddHeaders)).map(([body, headers]) => ({ body, headers })),
    },
  );

/** Ids that are there for most collections; accounts the run signs in with are left alone. */
const idOf = (slug: string) =>
  fc.oneof(
    { weight: 1, arbitrary: slug === 'users' ? of('15', '16') : of('1', '2', '7', '30') },
    { weight: 2, arbitrary: of(...oddParts) },
  );

export function cmsOperations(config: SanitizedConfig): Operation[] {
  const collections = config.collections.flatMap(({ slug, flattenedFields: fields, upload, auth }) => {
    const query = queryOf(fields);
    const id = idOf(slug);
    // Whatever else is asked, a bulk write reaches nothing that is there.
    const nothing = 'where[and][7][id][equals]=999999999';
    const operations: Operation[] = [
      {
        title: `GET /${slug}`,
        request: fc
          .tuple(query, of('', '/count', '/versions'))
          .map(([search, end]) => ({ method: 'GET', path: `/${slug}${end}${search}` })),
      },
      {
        title: `GET /${slug}/:id`,
        request: fc
          .tuple(id, query, of('', '', '/x', '/versions/1'))
          .map(([at, search, end]) => ({ method: 'GET', path: `/${slug}/${at}${end}${search}` })),
      },
      {
        title: `POST /${slug}`,
        request: fc
          .tuple(sentOf(fields), query)
          .map(([sent, search]) => ({ ...sent, method: 'POST', path: `/${slug}${search}` })),
      },
      {
        title: `PATCH /${slug}`,
        request: fc
          .tuple(sentOf(fields), query)
          .map(([sent, search]) => ({ ...sent, method: 'PATCH', path: `/${slug}${search}&${nothing}` })),
      },
      {
        title: `DELETE /${slug}`,
        request: query.map((search) => ({ method: 'DELETE', path: `/${slug}${search}&${nothing}` })),
      },
      {
        title: `PATCH /${slug}/:id`,
        request: fc
          .tuple(id, sentOf(fields), query)
          .map(([at, sent, search]) => ({ ...sent, method: 'PATCH', path: `/${slug}/${at}${search}` })),
      },
      {
        title: `DELETE /${slug}/:id`,
        request: fc
          .tuple(of(...oddParts, '29'), query)
          .map(([at, search]) => ({ method: 'DELETE', path: `/${slug}/${at}${search}` })),
      },
      {
        title: `POST /${slug}/…`,
        request: fc
          .tuple(id, of('/:id/duplicate', '/access/:id', '/access', '/versions/:id'), documentOf(fields))
          .map(([at, path, body]) => ({ method: 'POST', path: `/${slug}${path.replace(':id', at)}`, body })),
      },
    ];
    operations.push(oddOperation(slug, fields));
    operations.push({
      title: `POST /${slug} as a form`,
      request: fc
        .tuple(formOf(fields), query)
        .map(([form, search]) => ({ method: 'POST', path: `/${slug}${search}`, form })),
    });
    if (upload)
      operations.push({
        title: `GET /${slug}/file/:name`,
        request: fc
          .tuple(of(...oddParts, 'a%00.webp', '..%2f..%2fhaat.db'), query)
          .map(([name, search]) => ({ method: 'GET', path: `/${slug}/file/${name}${search}` })),
      });
    if (upload)
      operations.push({
        title: `GET /${slug}/paste-url`,
        request: fc
          .tuple(id, of(...oddQueries))
          .map(([at, value]) => ({ method: 'GET', path: `/${slug}/paste-url/${at}?src=${value}` })),
      });
    if (auth) operations.push(...accountOperations(slug));
    return operations;
  });
  const globals = config.globals.flatMap(({ slug, flattenedFields: fields }): Operation[] => [
    {
      title: `GET /globals/${slug}`,
      request: fc
        .tuple(queryOf(fields), of('', '/versions', '/versions/1e309', '/access', '/nowhere'))
        .map(([search, end]) => ({ method: 'GET', path: `/globals/${slug}${end}${search}` })),
    },
    {
      title: `POST /globals/${slug}`,
      request: fc
        .tuple(sentOf(fields), queryOf(fields), of('', '/access', '/versions/1'))
        .map(([sent, search, end]) => ({ ...sent, method: 'POST', path: `/globals/${slug}${end}${search}` })),
    },
  ]);
  return [...collections, ...globals, ...otherOperations()];
}

function accountOperations(slug: string): Operation[] {
  const body = fc.record(
    {
      email: fc.oneof(nasty, of('customer@demo.test')),
      password: fc.oneof(nasty, of('wrong one')),
      token: nasty,
      username: nasty,
      role_as: nasty,
    },
    { requiredKeys: [] },
  );
  const post = [
    'login',
    'logout',
    'refresh-token',
    'first-register',
    'reset-password',
    'unlock',
    'verify/abc',
    'verify/%00',
    'forgot-password',
  ];
  return [
    ...post.map((end): Operation => ({
      title: `POST /${slug}/${end}`,
      request: fc
        .oneof({ weight: 3, arbitrary: body }, { weight: 1, arbitrary: nasty })
        .map((sent) => ({ method: 'POST', path: `/${slug}/${end}`, body: sent })),
    })),
    {
      title: `GET /${slug}/me, /init`,
      request: fc
        .tuple(of('me', 'init'), queryOf([]))
        .map(([end, search]) => ({ method: 'GET', path: `/${slug}/${end}${search}` })),
    },
  ];
}

/** What is no collection of ours and no global. */
function otherOperations(): Operation[] {
  const key = of(...oddParts, 'nav', 'collection-products');
  return [
    {
      title: 'GET /access and others',
      request: fc
        .tuple(
          of(
            'access',
            'globals',
            'globals/nowhere',
            'globals/__proto__',
            'payload-jobs/run',
            'payload-jobs/handle-schedules',
            '__proto__',
            'constructor',
            'users/',
            '/users',
            'users//1',
          ),
          of(...oddQueries),
        )
        .map(([path, value]) => ({ method: 'GET', path: `/${path}?limit=${value}&queue=${value}` })),
    },
    {
      title: 'payload-preferences',
      request: fc.tuple(of('GET', 'POST', 'DELETE'), key, nasty).map(([method, at, value]) => ({
        method,
        path: `/payload-preferences/${at}`,
        ...(method === 'GET' ? {} : { body: { value } }),
      })),
    },
  ];
}
