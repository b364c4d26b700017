/** A product's description with formats: who writes it and how, what is refused, and that plain texts go on as before. */
import type { Product } from '../../../../payload-types';
import { openShop, type Caller } from '../../../support/http';
import { form, market, pngBytes, type Seller } from '../../../support/make/market';

const shop = openShop();
const make = market(shop);
let seller: Seller;
let admin: Caller;
let count = 0;
beforeAll(async () => {
  seller = await make.seller();
  admin = await shop.as('admin');
});

const text = (words: string, format = 0) => ({ type: 'text', version: 1, text: words, format });
const node = (type: string, children: unknown[], more = {}) => ({ type, version: 1, children, ...more });
const document = (...children: unknown[]) => ({ root: node('root', children) });
const linkTo = (fields: object, words = 'here') => node('paragraph', [node('link', [text(words)], { fields })]);
const productLink = (id: number) => ({ linkType: 'internal', doc: { relationTo: 'products', value: id } });
const rich = (more: unknown[] = []) =>
  document(
    node('heading', [text('যত্ন ২০২৬')], { tag: 'h2' }),
    node('list', [node('listitem', [text('Wash '), text('cold', 1)])], { listType: 'number', start: 1 }),
    ...more,
  );
const richWords = 'যত্ন ২০২৬\n\n1. Wash cold';

type Fields = Record<string, string>;
async function fieldsOf(more: Fields): Promise<Fields> {
  const { category, subcategory } = await make.categoryPath();
  count += 1;
  return {
    main_cat_id: String(category.id),
    sub_cat_id: String(subcategory.id),
    name: `Kantha ${count}`,
    name_bn: `কাঁথা ${count}`,
    slug: `kantha-${count}`,
    short_description: 'Soft',
    selling_price: '450',
    original_price: '500',
    qty: '12',
    video: '',
    ...more,
  };
}
type Made = { id: number; slug: string; fields: Fields };
async function add(more: Fields, isApproved = true): Promise<Made> {
  const fields = await fieldsOf(more);
  const added = await seller.caller.post('/store-product', form(fields, { image1: { bytes: await pngBytes(40) } }));
  expect(added.body).toMatchObject({ status: 200 });
  const id = added.body.id as number;
  if (isApproved) expect((await admin.post(`/product-verify/${id}`)).body.status).toBe(200);
  return { id, slug: fields.slug!, fields };
}
const send = (by: Caller, { id, fields }: Made, more: Fields) =>
  by.post(`/update-product/${id}`, form({ ...fields, ...more }, {}));
const sent = (value: unknown) => ({ description_document: JSON.stringify(value) });
const sentBangla = (value: unknown) => ({ description_document_bn: JSON.stringify(value) });
const formOf = async (by: Caller, id: number) => (await by.get(`/edit-product/${id}`)).body.product;
const page = async (slug: string) => (await shop.visitor.get(`/view-product/${slug}`)).body.product;
const stored = (id: number): Promise<Product> => shop.payload().findByID({ collection: 'products', id, depth: 0 });
const shownHeading = { kind: 'heading', level: 2, inside: [{ text: 'যত্ন ২০২৬' }] };

describe('a vendor', () => {
  test('writes a description with formats: the shop gets its parts and its words', async () => {
    const made = await add(sent(rich()));
    expect(await page(made.slug)).toMatchObject({
      description: richWords,
      description_parts: [
        shownHeading,
        { kind: 'list', isNumbered: true, inside: [{ inside: [{ text: 'Wash ' }, { text: 'cold', bold: true }] }] },
      ],
    });
    expect((await page(made.slug)).description_document).toBeUndefined();
  });

  test('writes plain words as before: they stay to the letter, without parts', async () => {
    const made = await add({ description: 'One.\n\n\n  Two.' });
    // A form with files writes its line ends in this way.
    expect(await page(made.slug)).toMatchObject({ description: 'One.\r\n\r\n\r\n  Two.', description_parts: [] });
    expect((await stored(made.id)).description_document ?? null).toBeNull();
  });

  test('changes an approved one: it waits with its formats, and is approved with them', async () => {
    const made = await add({ description: 'Old words' });
    expect((await send(seller.caller, made, sent(rich()))).body).toMatchObject({ status: 200, change_state: 1 });
    expect(await page(made.slug)).toMatchObject({ description: 'Old words', description_parts: [] });
    const change = (await admin.get(`/product-change/${made.id}`)).body;
    expect(change.changed).toEqual(['description', 'description_document']);
    expect(change).toMatchObject({
      before: { description: 'Old words', description_parts: [] },
      after: { description: richWords, description_parts: [shownHeading, { kind: 'list' }] },
    });
    expect((await admin.post(`/product-verify/${made.id}`)).body.status).toBe(200);
    expect(await page(made.slug)).toMatchObject({ description: richWords, description_parts: [shownHeading, {}] });
  });

  test('changes formats alone: that waits too, and the same words sent again keep what waits', async () => {
    const made = await add({ description: 'Wash cold' });
    const bold = document(node('paragraph', [text('Wash '), text('cold', 1)]));
    await send(seller.caller, made, sent(bold));
    await send(seller.caller, made, { description: 'Wash cold' });
    expect((await formOf(seller.caller, made.id)).description_document).toMatchObject({
      root: { children: [{ children: [{ text: 'Wash ' }, { text: 'cold', format: 1 }] }] },
    });
    await admin.post(`/product-verify/${made.id}`);
    expect((await page(made.slug)).description_parts[0].inside[1]).toMatchObject({ text: 'cold', bold: true });
    expect((await stored(made.id)).description).toBe('Wash cold');
  });

  test('sends the document as it is shown: nothing waits', async () => {
    const made = await add(sent(rich()));
    const { description, description_document: kept } = await formOf(seller.caller, made.id);
    const again = await send(seller.caller, made, { description, ...sent(kept) });
    expect(again.body).toMatchObject({ status: 200, change_state: 0 });
  });

  test('duplicates a product with its formats', async () => {
    const made = await add(sent(rich()));
    const copy = (await seller.caller.post(`/copy-product/${made.id}`)).body.id as number;
    expect(await stored(copy)).toMatchObject({ description: richWords, description_document: { root: {} } });
  });
});

test('a product that was deleted comes back with its formats', async () => {
  const made = await add(sent(rich()));
  const gone = await admin.send('DELETE', `/delete-product/${made.id}`, { reason: 'A copy' });
  expect((await admin.post(`/restore-deleted/${gone.body.deletion}`)).body.status).toBe(200);
  expect((await page(made.slug)).description_parts).toHaveLength(2);
});

describe('in both languages', () => {
  const bangla = () => document(node('heading', [text('যত্ন')], { tag: 'h2' }), node('paragraph', [text('ঠান্ডা পানি')]));
  const banglaWords = 'যত্ন\n\nঠান্ডা পানি';

  test('each is written and shown for itself', async () => {
    const made = await add({ ...sent(rich()), ...sentBangla(bangla()), short_description_bn: 'নরম' });
    const shown = await page(made.slug);
    expect(shown).toMatchObject({
      description: richWords,
      description_parts: [shownHeading, {}],
      description_bn: banglaWords,
      description_parts_bn: [
        { kind: 'heading', level: 2, inside: [{ text: 'যত্ন' }] },
        { kind: 'paragraph', inside: [{ text: 'ঠান্ডা পানি' }] },
      ],
      short_description: 'Soft',
      short_description_bn: 'নরম',
    });
    expect(shown.description_document_bn).toBeUndefined();
    const { category } = await shop.payload().findByID({ collection: 'products', id: made.id, depth: 1 });
    const inCategory = `/view-product-details/${(category as { slug: string }).slug}/${made.slug}`;
    expect((await shop.visitor.get(inCategory)).body.product).toMatchObject({ description_bn: banglaWords });
    expect((await seller.caller.get(`/product-preview/${made.slug}`)).body.product.description_parts_bn).toHaveLength(
      2,
    );
  });

  test('without a Bangla one its fields are empty', async () => {
    const made = await add({ description: 'Old' });
    const none = { description_bn: '', description_parts_bn: [], short_description_bn: '' };
    expect(await page(made.slug)).toMatchObject(none);
    expect(await formOf(seller.caller, made.id)).toMatchObject({ ...none, description_document_bn: null });
  });

  test('a caller who knows only the English fields leaves the Bangla ones', async () => {
    const made = await add({ ...sentBangla(bangla()), short_description_bn: 'নরম' });
    expect((await send(admin, made, { description: 'New', short_description: 'Fine' })).body.status).toBe(200);
    expect(await page(made.slug)).toMatchObject({
      description: 'New',
      description_bn: banglaWords,
      description_parts_bn: [{}, {}],
      short_description: 'Fine',
      short_description_bn: 'নরম',
    });
    await send(admin, made, { description_bn: '', short_description_bn: '' });
    expect(await page(made.slug)).toMatchObject({
      description_bn: '',
      description_parts_bn: [],
      short_description_bn: '',
    });
  });

  test('words of one language leave the formats of the other', async () => {
    const made = await add({ ...sent(rich()), ...sentBangla(bangla()) });
    await send(admin, made, { description: richWords, description_bn: 'অন্য কথা' });
    expect(await stored(made.id)).toMatchObject({
      description: richWords,
      description_document: { root: {} },
      description_bn: 'অন্য কথা',
      description_document_bn: null,
    });
    await send(admin, made, { description: 'Other words', ...sentBangla(bangla()) });
    expect(await stored(made.id)).toMatchObject({
      description: 'Other words',
      description_document: null,
      description_bn: banglaWords,
      description_document_bn: { root: {} },
    });
  });

  test('a changed Bangla one waits, beside the English one that stays', async () => {
    const made = await add({ ...sent(rich()), description_bn: 'পুরোনো', short_description_bn: 'নরম' });
    const english = { description: richWords, ...sent(rich()) };
    const changed = await send(seller.caller, made, {
      ...english,
      ...sentBangla(bangla()),
      short_description_bn: 'মিহি',
    });
    expect(changed.body).toMatchObject({ status: 200, change_state: 1 });
    expect(await page(made.slug)).toMatchObject({ description_bn: 'পুরোনো', short_description_bn: 'নরম' });
    const change = (await admin.get(`/product-change/${made.id}`)).body;
    expect(change.changed).toEqual(['description_bn', 'description_document_bn', 'short_description_bn']);
    expect(change).toMatchObject({
      before: { description: richWords, description_bn: 'পুরোনো', description_parts_bn: [] },
      after: { description: richWords, description_bn: banglaWords, description_parts_bn: [{ kind: 'heading' }, {}] },
    });
    // Sent again in English alone, what waits in Bangla goes on waiting.
    const inEnglish = Object.entries(made.fields).filter(([name]) => !/description.*_bn$/.test(name));
    await send(seller.caller, { ...made, fields: Object.fromEntries(inEnglish) }, english);
    expect((await formOf(seller.caller, made.id)).description_bn).toBe(banglaWords);
    expect((await admin.post(`/product-verify/${made.id}`)).body.status).toBe(200);
    expect(await page(made.slug)).toMatchObject({
      description: richWords,
      description_parts: [shownHeading, {}],
      description_bn: banglaWords,
      description_parts_bn: [{}, {}],
      short_description_bn: 'মিহি',
    });
  });

  test('a copy has both, and so has a product that comes back', async () => {
    const made = await add({ ...sent(rich()), ...sentBangla(bangla()), short_description_bn: 'নরম' });
    const whole = {
      description: richWords,
      description_bn: banglaWords,
      description_document_bn: { root: {} },
      short_description_bn: 'নরম',
    };
    expect(await stored((await seller.caller.post(`/copy-product/${made.id}`)).body.id as number)).toMatchObject(whole);
    const gone = await admin.send('DELETE', `/delete-product/${made.id}`, { reason: 'A copy' });
    expect((await admin.post(`/restore-deleted/${gone.body.deletion}`)).body.status).toBe(200);
    expect(await stored(made.id)).toMatchObject(whole);
  });

  test('links of the Bangla one follow their product', async () => {
    const linked = await add({ description: 'Linked' });
    const made = await add(sentBangla(document(linkTo(productLink(linked.id), 'এখানে'))));
    const link = async () => (await page(made.slug)).description_parts_bn[0].inside[0];
    expect(await link()).toMatchObject({ kind: 'link', to: `/view-product/${linked.slug}` });
    expect((await formOf(seller.caller, made.id)).description_parts_bn[0].inside[0]).toMatchObject({ kind: 'link' });
    await send(admin, linked, { status: '0' });
    expect(await link()).toMatchObject({ kind: 'text', text: 'এখানে' });
  });

  test('each is refused at its own field, by its own name', async () => {
    const refused = await seller.caller.post(
      '/store-product',
      form(await fieldsOf({ description_bn: 'ক'.repeat(20_001), short_description_bn: 'ক'.repeat(256) }), {
        image1: { bytes: await pngBytes(40) },
      }),
    );
    expect(refused.body.status).toBe(422);
    expect(Object.keys(refused.body.errors)).toEqual(['description_bn', 'short_description_bn']);
    expect(refused.body.errors.description_bn[0]).toContain('Bangla description');
    const script = document(linkTo({ linkType: 'custom', url: 'javascript:alert(1)' }));
    const wrong = await seller.caller.post(
      '/store-product',
      form(await fieldsOf(sentBangla(script)), { image1: { bytes: await pngBytes(40) } }),
    );
    expect(Object.keys(wrong.body.errors)).toEqual(['description_document_bn']);
  });
});

describe('plain words over a description with formats', () => {
  test('the same keep the formats, others take them away, an emptied document too', async () => {
    const made = await add(sent(rich()));
    await send(admin, made, { description: richWords.replaceAll('\n', '\r\n') });
    expect((await page(made.slug)).description_parts).toHaveLength(2);
    await send(admin, made, { description: 'Quite other words' });
    expect(await page(made.slug)).toMatchObject({ description: 'Quite other words', description_parts: [] });
    await send(admin, made, sent(rich()));
    await send(admin, made, { description: richWords, description_document: '' });
    expect(await page(made.slug)).toMatchObject({
      description: richWords.replaceAll('\n', '\r\n'),
      description_parts: [],
    });
  });
});

describe('the CMS’s own calls', () => {
  test('take a document or words, and keep both together', async () => {
    const made = await add({ description: 'Old' });
    const patch = (data: object) => admin.patch(`/products/${made.id}?depth=0`, data);
    expect((await patch({ description_document: rich() })).http).toBe(200);
    expect(await stored(made.id)).toMatchObject({ description: richWords, description_document: { root: {} } });
    expect((await patch({ description: 'New words' })).http).toBe(200);
    expect(await stored(made.id)).toMatchObject({ description: 'New words', description_document: null });
  });

  test('refuse what the form refuses', async () => {
    const made = await add({ description: 'Old' });
    const refused = await admin.patch(`/products/${made.id}`, {
      description_document: document(node('upload', [], { relationTo: 'media', value: 1 })),
    });
    expect(refused.http).toBe(422);
    expect((await stored(made.id)).description).toBe('Old');
  });
});

const deep = (levels: number): unknown =>
  levels === 0 ? text('x') : node('list', [node('listitem', [deep(levels - 1)])], { listType: 'bullet' });

describe('what somebody may try', () => {
  test.each<[string, unknown]>([
    ['a script for an address', document(linkTo({ linkType: 'custom', url: 'javascript:alert(1)' }))],
    ['a page of the shop as an address', document(linkTo({ linkType: 'custom', url: '/admin' }))],
    ['an address without https', document(linkTo({ linkType: 'custom', url: 'http://example.org' }))],
    ['a link to an account', document(linkTo({ linkType: 'internal', doc: { relationTo: 'users', value: 1 } }))],
    ['a picture', document(node('upload', [], { relationTo: 'media', value: 1 }))],
    ['a video', document(node('block', [], { fields: { blockType: 'video', video: 'M7lc1UVf-VE' } }))],
    ['a table', document(node('table', []))],
    ['an unknown part', document(node('iframe', []))],
    ['too many levels', document(deep(20))],
    ['too many letters', document(node('paragraph', [text('x'.repeat(20_001))]))],
    [
      'too many parts',
      document(...Array.from({ length: 3_001 }, () => node('paragraph', [])), node('paragraph', [text('x')])),
    ],
    ['no text at all', 'hello'],
    ['HTML', '<script>alert(1)</script>'],
  ])('%s is refused, at its field', async (_what, value) => {
    const answer = await seller.caller.post(
      '/store-product',
      form(await fieldsOf(sent(value)), { image1: { bytes: await pngBytes(40) } }),
    );
    expect(answer.body.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['description_document']);
  });

  test('HTML in the words stays words', async () => {
    const made = await add(sent(document(node('heading', [text('<img src=x onerror=alert(1)>')], { tag: 'h3' }))));
    expect((await page(made.slug)).description_parts).toEqual([
      { kind: 'heading', level: 3, inside: [expect.objectContaining({ text: '<img src=x onerror=alert(1)>' })] },
    ]);
  });

  test('a link to a product that is not approved is its words alone, until it is', async () => {
    const hidden = await add({ description: 'Hidden' }, false);
    const made = await add(sent(document(linkTo(productLink(hidden.id)))));
    const linked = async () => (await page(made.slug)).description_parts[0].inside[0];
    expect(await linked()).toMatchObject({ kind: 'text', text: 'here' });
    await admin.post(`/product-verify/${hidden.id}`);
    expect(await linked()).toMatchObject({ kind: 'link', to: `/view-product/${hidden.slug}` });
  });
});
