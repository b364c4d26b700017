/** Through the CMS, visitors read only the slides and banners shown now; editors read all of them. */
import { addDays, dhakaMinute } from '../../../../domain/time/dhaka';
import { openShop, type Caller } from '../../../support/http';
import { form, pngBytes } from '../../../support/make/market';

const shop = openShop();
let editor: Caller;
beforeAll(async () => {
  editor = await shop.as('editor');
});

const days = (count: number) => dhakaMinute(addDays(new Date(), count));
const plain = { alt: '', alt_bn: '', link_kind: 'none', link_record: '', link_address: '', starts_at: '', ends_at: '' };
const areas = [
  ['sliders', 'slide', '/upload-slider-image'],
  ['banners', 'banner', '/upload-banner-image'],
] as const;

test.each(areas)('%s', async (slug, word, upload) => {
  const pictures = await Promise.all(
    [1, 2, 3].map(async (at) => [`${word}${at}`, { bytes: await pngBytes(50 + at), type: 'image/png' }] as const),
  );
  expect((await editor.post(upload, form({}, Object.fromEntries(pictures)))).body.status).toBe(200);
  const save = (at: number, change: object) => editor.post(`/picture-place-save/${word}${at}`, { ...plain, ...change });
  await save(1, { starts_at: days(1) });
  await save(2, { ends_at: days(-1) });
  await save(3, { starts_at: days(-1), ends_at: days(1) });

  const customer = await shop.as('customer');
  const filled = async (caller: Caller, query = '') => {
    const { http, body } = await caller.get(`/globals/${slug}${query}`);
    return [http, ...[1, 2, 3].map((at) => body[`${word}${at}`] !== null)];
  };
  for (const caller of [shop.visitor, customer])
    for (const query of [
      '',
      '?depth=0',
      '?depth=2',
      '?draft=true',
      `?select[${word}1]=true&select[${word}2]=true&select[${word}3]=true`,
    ])
      expect([query, await filled(caller, query)]).toEqual([query, [200, false, false, true]]);
  for (const account of ['editor', 'admin'] as const)
    expect([account, await filled(await shop.as(account))]).toEqual([account, [200, true, true, true]]);
});
