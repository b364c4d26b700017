/** Restoring an earlier version of the policies, and saving one of them: nobody loses what is in force. */
import { documentOf } from '../../../../domain/richText/plainText';
import { openShop, type Caller } from '../../../support/http';

const shop = openShop();
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

type Version = { id: number | string; version: { apppolicy: unknown; _status: string } };
const save = async (words: string, status: 'draft' | 'published', more = {}) => {
  const query = status === 'draft' ? '?draft=true&depth=0' : '?depth=0';
  const sent = { apppolicy: documentOf(words), ...more, _status: status };
  expect((await editor.post(`/globals/policies${query}`, sent)).http).toBe(200);
};
const shown = async () => (await shop.visitor.get('/get-policies')).body as Record<string, string>;
const versions = async (query = '') =>
  (await editor.get(`/globals/policies/versions?depth=0&limit=50${query}`)).body.docs as Version[];
const restore = async (words: string, query: string) => {
  const found = (await versions('&sort=-updatedAt')).find(({ version }) => JSON.stringify(version).includes(words))!;
  return editor.post(`/globals/policies/versions/${found.id}${query}`, {});
};
const latest = async () => (await editor.get('/globals/policies?draft=true&depth=0')).body;

test.each(['', '?draft=false', '?draft=true'])(
  'a restored draft is a draft, and what is published stays (%s)',
  async (query) => {
    await save('Being written', 'draft');
    await save('In force', 'published', { vendorpolicy: documentOf('Of vendors') });
    const restored = await restore('Being written', query);
    expect([restored.http, typeof restored.body.message]).toEqual([200, 'string']);
    expect(await shown()).toMatchObject({ ap: 'In force', vp: 'Of vendors' });
    const draft = await latest();
    expect([draft._status, JSON.stringify(draft.apppolicy)]).toEqual([
      'draft',
      expect.stringContaining('Being written'),
    ]);
    // The list of the panel, which states no order.
    expect((await shop.payload().findGlobalVersions({ slug: 'policies', limit: 1 })).docs[0]!.version).toMatchObject({
      _status: 'draft',
    });

    expect((await editor.post('/save-policies', { privacypolicy: 'Privacy' })).body.status).toBe(200);
    expect(await shown()).toMatchObject({ ap: 'In force', vp: 'Of vendors', pp: 'Privacy' });
  },
);

test('a restored draft is published by publishing it', async () => {
  await save('Being written', 'draft');
  await save('In force', 'published');
  await restore('Being written', '?draft=false');
  expect((await editor.post('/globals/policies?depth=0', { _status: 'published' })).http).toBe(200);
  expect((await shown()).ap).toBe('Being written');
});

test('a restored published version is in force, or a draft if asked, and empties what it did not have', async () => {
  await save('Once', 'published', { returnpolicy: null });
  await save('Now', 'published', { returnpolicy: documentOf('Within two days') });
  expect((await restore('Once', '?draft=true')).http).toBe(200);
  expect(await shown()).toMatchObject({ ap: 'Now', rp: 'Within two days' });
  await save('Now', 'published');
  const first = (await versions('&sort=-updatedAt')).find(
    ({ version }) => version._status === 'published' && JSON.stringify(version).includes('Once'),
  )!;
  expect((await editor.post(`/globals/policies/versions/${first.id}`, {})).http).toBe(200);
  expect(await shown()).toMatchObject({ ap: 'Once', rp: '' });
});

test('saving one text keeps the others as they are in force, also while the policies are unpublished', async () => {
  await save('In force', 'published', {
    returnpolicy: documentOf('Within two days'),
    apppolicy_bn: documentOf('চলছে'),
  });
  await editor.post('/globals/policies?depth=0', { apppolicy: documentOf('Not yet'), _status: 'draft' });
  expect((await shown()).ap).toBe('');
  expect((await editor.post('/save-policies', { vendorpolicy: 'Of vendors' })).body.status).toBe(200);
  expect(await shown()).toMatchObject({ ap: 'In force', ap_bn: 'চলছে', rp: 'Within two days', vp: 'Of vendors' });
});

test('nothing is restored while a colleague is writing', async () => {
  await save('Once', 'published');
  const colleague = await shop.as('subadmin');
  const sent = { apppolicy: documentOf('Of a colleague'), _status: 'draft' };
  expect((await colleague.post('/globals/policies?draft=true&autosave=true&depth=0', sent)).http).toBe(200);
  expect((await restore('Once', '')).http).toBe(423);
  expect(JSON.stringify((await latest()).apppolicy)).toContain('Of a colleague');
});
