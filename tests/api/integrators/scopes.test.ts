/** A key stays inside its scopes: also behind relations, at any depth, and in what it may ask for. */
import type { FlattenedField } from 'payload';
import { apiKeyScopes, scopeOfSlug } from '../../../domain/apiKeys/scopes';
import { openShop, PASSWORD, type Reply } from '../../support/http';

const shop = openShop();
type Doc = Record<string, unknown>;

async function keyWith(...scopes: string[]): Promise<(path: string) => Promise<Reply>> {
  const admin = await shop.as('admin');
  const owner = (await admin.get('/get-self-user')).body.user.id as number;
  const { body } = await admin.post('/api-key-create', { name: 'Scopes', owner, scopes, current_password: PASSWORD });
  return (path) => shop.visitor.get(path, { headers: { 'X-API-Key': body.key as string } });
}

const fieldsOf = (slug: string): readonly FlattenedField[] =>
  shop.payload().config.collections.find((each) => each.slug === slug)!.flattenedFields;
const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** The collections whose documents, not only their ids, are behind the relations of a document. */
function filledIn(fields: readonly FlattenedField[], doc: Doc): string[] {
  return fields.flatMap((field) => {
    const values = listOf(doc[field.name]).filter(isDoc);
    if (field.type === 'blocks')
      return values.flatMap((value) => {
        const block = field.blocks.find(({ slug }) => slug === value.blockType);
        return block ? filledIn(block.flattenedFields, value) : [];
      });
    if (field.type !== 'relationship' && field.type !== 'upload')
      return 'flattenedFields' in field ? values.flatMap((value) => filledIn(field.flattenedFields, value)) : [];
    return values.flatMap((value) => {
      const isMany = Array.isArray(field.relationTo);
      const slug = isMany ? String(value.relationTo) : String(field.relationTo);
      const other = isMany ? value.value : value;
      return isDoc(other) ? [slug, ...filledIn(fieldsOf(slug), other)] : [];
    });
  });
}

test.each(apiKeyScopes.filter((scope) => scope.endsWith(':read')))(
  'a key with %s gets only ids of what other scopes read',
  async (scope) => {
    const ask = await keyWith(scope);
    const found = new Map<string, Set<string>>();
    for (const { slug } of shop.payload().config.collections) {
      if (scopeOfSlug(slug, 'GET') !== scope) continue;
      const { http, body } = await ask(`/${slug}?limit=30&depth=10`);
      expect([slug, http]).toEqual([slug, 200]);
      found.set(slug, new Set((body.docs as Doc[]).flatMap((doc) => filledIn(fieldsOf(slug), doc))));
    }
    const others = [...found].flatMap(([slug, behind]) =>
      [...behind].filter((each) => each !== 'media' && scopeOfSlug(each, 'GET') !== scope).map((each) => [slug, each]),
    );
    expect(others).toEqual([]);
    // Something is filled in, so that the test can find it.
    if (scope !== 'site:read') expect([...found.values()].some((behind) => behind.size > 0)).toBe(true);
  },
);

test('a key with both scopes gets what is behind the relation', async () => {
  const ask = await keyWith('catalogue:read', 'people:read');
  const { body } = await ask('/products?limit=1&depth=1');
  expect(body.docs[0].vendor).toMatchObject({ business_name: expect.any(String) });
  const alone = await keyWith('catalogue:read');
  expect((await alone('/products?limit=1&depth=1')).body.docs[0].vendor).toBe(body.docs[0].vendor.id);
});

test('a key asks for nothing behind relations outside its scopes, and people still do', async () => {
  const ask = await keyWith('catalogue:read');
  for (const condition of ['where[vendor.nid][like]=1', 'where[vendor.business_name][like]=a']) {
    const { http, body } = await ask(`/products?limit=1&${condition}`);
    expect([condition, http, body.errors?.[0]?.message]).toEqual([condition, 400, expect.stringContaining('vendor.')]);
    expect((await (await shop.as('admin')).get(`/products?limit=1&${condition}`)).http).toBe(200);
  }
  expect((await ask('/products?limit=1&where[category.slug][exists]=true')).http).toBe(200);
});
