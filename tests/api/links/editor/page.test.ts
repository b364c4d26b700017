/** Slides, banners and announcements may lead to a page of editors: by its slug of the moment, and only while it is published. */
import { openShop, type Caller } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';

const shop = openShop();
let editor: Caller;
let page: { id: number };
beforeAll(async () => {
  editor = await shop.as('editor');
  const data = { title: 'Winter fair', title_bn: 'শীতের মেলা', slug: 'winter-fair', blocks: [], _status: 'published' };
  page = (await editor.post('/pages?depth=0', data)).body.doc;
  const picture = { bytes: await pngBytes(), type: 'image/png' };
  await editor.post('/upload-banner-image', form({}, { banner2: picture }));
});

const link = () => ({ link_kind: 'page', link_record: page.id });
const plain = { alt: '', alt_bn: '', link_address: '', starts_at: '', ends_at: '' };
const banner = async () =>
  (await shop.visitor.get('/get-banner-images')).body.images.find(
    ({ property }: { property: string }) => property === 'banner2',
  );
const bar = async () => (await shop.visitor.get('/announcement-bar')).body.everywhere;
const found = async (keyword: string) =>
  (await editor.get(`/find-linked-page?keyword=${encodeURIComponent(keyword)}`)).body.pages;

test('a changed slug follows, and a page that is no longer published leads nowhere', async () => {
  expect((await editor.post('/picture-place-save/banner2', { ...plain, ...link() })).body.status).toBe(200);
  const line = { text: 'The fair is on', text_bn: 'মেলা চলছে', tone: 'info', shown_on: 'everywhere', active: 1 };
  expect((await editor.post('/announcement-create', { ...plain, ...line, ...link() })).body.status).toBe(200);
  const to = (slug: string) => ({ kind: 'page', slug, address: '' });
  expect([(await banner()).link, (await bar()).link]).toEqual([to('winter-fair'), to('winter-fair')]);

  await editor.patch(`/pages/${page.id}?depth=0`, { slug: 'winter-fair-2027', _status: 'published' });
  expect([(await banner()).link, (await bar()).link]).toEqual([to('winter-fair-2027'), to('winter-fair-2027')]);
  const kept = (await editor.get('/all-picture-place/banners')).body.places;
  expect(kept).toContainEqual(expect.objectContaining({ link_kind: 'page', link_name: 'Winter fair' }));

  await editor.patch(`/pages/${page.id}?depth=0`, { _status: 'draft' });
  expect([(await banner()).link, (await bar()).link]).toEqual([null, null]);
  expect((await banner()).value).not.toBeNull();
  await editor.patch(`/pages/${page.id}?depth=0`, { _status: 'published' });
  expect((await banner()).link).toEqual(to('winter-fair-2027'));
});

test('pages are found by heading in either language and by address, unpublished ones are not and cannot be chosen', async () => {
  const one = { id: page.id, name: 'Winter fair', name_bn: 'শীতের মেলা' };
  for (const keyword of ['inter FA', 'শীতের', 'fair-2027'])
    expect([keyword, await found(keyword)]).toEqual([keyword, [one]]);
  await editor.patch(`/pages/${page.id}?depth=0`, { _status: 'draft' });
  expect(await found('Winter')).toEqual([]);
  const { body } = await editor.post('/picture-place-save/banner2', { ...plain, ...link() });
  expect(body).toMatchObject({ status: 422, errors: { link_record: [expect.any(String)] } });
});
