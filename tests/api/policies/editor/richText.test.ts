/** Policies with formats: what editors write through the CMS, what is refused, and what the shop shows of it. */
import { documentOf } from '../../../../domain/richText/plainText';
import type { Product } from '../../../../payload-types';
import { openShop, PASSWORD, type Caller } from '../../../support/http';
import { market } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let admin: Caller;
let editor: Caller;
let product: Product;
let key: string;
beforeAll(async () => {
  admin = await shop.as('admin');
  editor = await shop.as('editor');
  product = await make.product(await make.seller());
  const owner = (await shop.payload().find({ collection: 'users', where: { email: { equals: 'admin@demo.test' } } }))
    .docs[0]!;
  const wanted = { name: 'texts', owner: owner.id, scopes: ['site:write'], current_password: PASSWORD };
  key = (await admin.post('/api-key-create', wanted)).body.key;
});

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format });
const node = (type: string, children: unknown[], more = {}) => ({ type, version: 1, children, ...more });
const document = (...children: unknown[]) => ({ root: node('root', children) });
const linkTo = (fields: object) => document(node('paragraph', [node('link', [text('here')], { fields })]));
const save = (data: object, by = editor) => by.post('/globals/policies?depth=0', data);
const shown = async (policy: string) => (await shop.visitor.get(`/policy-text/${policy}`)).body;

test('headings, lists and links are shown with their formats, and as plain text where that was asked for', async () => {
  const internal = { linkType: 'internal', doc: { relationTo: 'products', value: product.id } };
  const returnpolicy = document(
    node('heading', [text('Within two days')], { tag: 'h2' }),
    node('list', [node('listitem', [text('Unused', 1)], { value: 1 })], { listType: 'bullet', tag: 'ul', start: 1 }),
    node('paragraph', [text('Such as '), node('link', [text('this')], { fields: internal })]),
  );
  expect((await save({ returnpolicy, returnpolicy_bn: documentOf('দুই দিনের মধ্যে') })).http).toBe(200);
  const plain = { bold: false, italic: false, underline: false };
  expect(await shown('returnpolicy')).toMatchObject({
    status: 200,
    valid_until: null,
    text: [
      { kind: 'heading', level: 2, inside: [{ text: 'Within two days' }] },
      { kind: 'list', isNumbered: false, inside: [{ kind: 'item', inside: [{ text: 'Unused', bold: true }] }] },
      {
        kind: 'paragraph',
        inside: [
          { kind: 'text', text: 'Such as ', ...plain },
          { kind: 'link', to: `/view-product/${product.slug}`, inside: [{ text: 'this' }] },
        ],
      },
    ],
    text_bn: [{ kind: 'paragraph', inside: [{ text: 'দুই দিনের মধ্যে' }] }],
  });
  expect((await shop.visitor.get('/get-policies')).body).toMatchObject({
    rp: 'Within two days\n\n• Unused\n\nSuch as this',
    rp_bn: 'দুই দিনের মধ্যে',
  });
});

test('a restored version is in force again, and the text it replaces is kept', async () => {
  for (const words of ['First', 'Second'])
    expect((await save({ apppolicy: document(node('paragraph', [text(words)])) })).http).toBe(200);
  const { docs } = (await editor.get('/globals/policies/versions?limit=2&depth=0&sort=-updatedAt')).body;
  expect((await editor.post(`/globals/policies/versions/${docs[1].id}`, {})).http).toBe(200);
  expect((await shown('apppolicy')).text).toMatchObject([{ inside: [{ text: 'First' }] }]);
  const kept = await shop.payload().find({
    collection: 'policy-texts',
    where: { policy: { equals: 'apppolicy' }, valid_until: { exists: true } },
    sort: '-id',
    overrideAccess: true,
  });
  expect(JSON.stringify(kept.docs[0]!.text)).toContain('Second');
});

test('a link follows its product to a new slug, and is plain text while the product is hidden', async () => {
  const doc = { relationTo: 'products', value: product.id };
  await save({ vendorpolicy: linkTo({ linkType: 'internal', doc }) });
  const payload = shop.payload();
  const change = (data: object) => payload.update({ collection: 'products', id: product.id, data, depth: 0 });
  await change({ slug: `${product.slug}-new` });
  const link = { kind: 'link', to: `/view-product/${product.slug}-new` };
  expect((await shown('vendorpolicy')).text).toMatchObject([{ inside: [link] }]);
  await change({ status: 0 });
  expect((await shown('vendorpolicy')).text).toMatchObject([{ inside: [{ kind: 'text', text: 'here' }] }]);
  await change({ status: 1, slug: product.slug });
});

test.each([
  ['a script as an address', linkTo({ linkType: 'custom', url: 'javascript:alert(1)' })],
  ['an address of another scheme', linkTo({ linkType: 'custom', url: 'data:text/html,x' })],
  ['a link to people', linkTo({ linkType: 'internal', doc: { relationTo: 'users', value: 1 } })],
  ['HTML', document({ type: 'html', html: '<script>alert(1)</script>' })],
  ['a plain text', 'Rules'],
  ['a list of nothing', [document()]],
  ['no root', { children: [] }],
  ['words that are an object', document(node('paragraph', [{ type: 'text', text: { $gt: '' } }]))],
  [
    'too many levels',
    document(Array.from({ length: 40 }).reduce<unknown>((inside) => node('quote', [inside]), text('x'))),
  ],
])('%s is refused with the field named, also as a draft and with a key', async (_what, apppolicy) => {
  const before = (await shop.visitor.get('/get-policies')).body.ap;
  const calls = [
    save({ apppolicy }),
    editor.post('/globals/policies?draft=true', { apppolicy, _status: 'draft' }),
    shop.visitor.post('/globals/policies', { apppolicy }, { headers: { 'X-API-Key': key } }),
  ];
  for (const { http, body } of await Promise.all(calls)) {
    expect(http).toBeGreaterThanOrEqual(400);
    expect(http).toBeLessThan(500);
    expect(JSON.stringify(body)).toMatch(/apppolicy|app policy/i);
  }
  expect((await shop.visitor.get('/get-policies')).body.ap).toBe(before);
});

test('a draft is seen by editors alone, and by everybody once it is published', async () => {
  await save({ termsconditions: documentOf('In force') });
  const draft = { termsconditions: documentOf('Not yet'), _status: 'draft' };
  expect((await editor.post('/globals/policies?draft=true', draft)).http).toBe(200);
  for (const way of [
    '/globals/policies?draft=true',
    '/globals/policies',
    '/get-policies',
    '/policy-text/termsconditions',
  ])
    expect([way, JSON.stringify((await shop.visitor.get(way)).body).includes('Not yet')]).toEqual([way, false]);
  expect(JSON.stringify((await editor.get('/globals/policies?draft=true')).body)).toContain('Not yet');
  expect((await shop.visitor.get('/get-policies')).body.tc).toBe('In force');

  expect((await editor.post('/globals/policies', { ...draft, _status: 'published' })).http).toBe(200);
  expect((await shop.visitor.get('/get-policies')).body.tc).toBe('Not yet');
});

test('the latest draft is previewed by editors as the shop will show it, and what is saved while writing is not logged', async () => {
  const logged = async () => (await admin.get('/get-audit-log?resource=policies&limit=1')).body.totalcount as number;
  await save({ apppolicy: documentOf('In force'), apppolicy_bn: null });
  const before = await logged();
  const heading = node('heading', [text('Being written')], { tag: 'h2' });
  const draft = { apppolicy: document(heading), _status: 'draft' };
  expect((await editor.post('/globals/policies?draft=true&autosave=true', draft)).http).toBe(200);
  const { body } = await editor.get('/preview-policy/apppolicy');
  expect(body).toMatchObject({
    status: 200,
    text: [{ kind: 'heading', inside: [{ text: 'Being written' }] }],
    text_bn: [],
  });
  expect((await shown('apppolicy')).text).toMatchObject([{ inside: [{ text: 'In force' }] }]);
  expect(await logged()).toBe(before);

  expect((await editor.post('/globals/policies', { ...draft, _status: 'published' })).http).toBe(200);
  expect((await shown('apppolicy')).text).toMatchObject([{ kind: 'heading' }]);
  expect(await logged()).toBe(before + 1);
  for (const [who, status] of [
    [shop.visitor, 401],
    [await shop.as('customer'), 403],
  ] as const)
    expect((await who.get('/preview-policy/apppolicy')).body.status).toBe(status);
  expect((await editor.get('/preview-policy/unknown')).body.status).toBe(400);
});

test('a change of plain texts publishes no part of a draft, and keeps the formats of unchanged text', async () => {
  const heading = node('heading', [text('Rules')], { tag: 'h2' });
  await save({
    privacypolicy: document(heading, node('paragraph', [text('Old')])),
    vendorpolicy: documentOf('Published'),
  });
  const draft = { vendorpolicy: documentOf('Draft'), _status: 'draft' };
  expect((await editor.post('/globals/policies?draft=true', draft)).http).toBe(200);
  expect((await admin.post('/save-policies', { privacypolicy: 'Rules\n\nNew' })).body.status).toBe(200);
  expect((await shop.visitor.get('/get-policies')).body).toMatchObject({ pp: 'Rules\n\nNew', vp: 'Published' });
  expect((await shown('privacypolicy')).text).toMatchObject([{ kind: 'heading' }, { kind: 'paragraph' }]);
});

test('versions are read and restored by editors', async () => {
  await save({ apppolicy: documentOf('First') });
  await save({ apppolicy: documentOf('Second') });
  const { body } = await editor.get('/globals/policies/versions?limit=10&depth=0&sort=-updatedAt');
  type Version = { id: number | string; version: { apppolicy: unknown } };
  const first = (body.docs as Version[]).find((each) => JSON.stringify(each.version.apppolicy).includes('First'))!;
  expect((await editor.post(`/globals/policies/versions/${first.id}`, {})).http).toBe(200);
  expect((await shop.visitor.get('/get-policies')).body.ap).toBe('First');
  const customer = await shop.as('customer');
  expect((await customer.post(`/globals/policies/versions/${first.id}`, {})).http).toBeGreaterThanOrEqual(400);
});
