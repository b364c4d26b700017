/** One published version of each kind that can be restored, for the placeholders of `entryPoints.table.ts`. */
import type { Shop } from '../support/http';
import { form, pngBytes } from '../support/make/market';

export async function versions(shop: Shop): Promise<Record<string, string>> {
  const editor = await shop.as('editor');
  const words = { text: 'A sale', text_bn: 'সেল', tone: 'sale', shown_on: 'everywhere', link_kind: 'none' };
  const made = [
    await editor.post('/pages', { title: 'A page', title_bn: 'একটি পাতা', slug: 'versions', _status: 'published' }),
    await editor.post('/upload-slider-image', form({}, { slide5: { bytes: await pngBytes(80), type: 'image/png' } })),
    await editor.post('/announcement-create', words),
    await editor.post('/globals/policies', { _status: 'published' }),
  ];
  for (const { http } of made) expect([200, 201]).toContain(http);
  const versionOf = async (place: string) =>
    String((await editor.get(`/${place}/versions?depth=0&limit=1`)).body.docs[0].id);
  return {
    pageVersion: await versionOf('pages'),
    pictureVersion: await versionOf('picture-places'),
    announcementVersion: await versionOf('announcements'),
    policiesVersion: await versionOf('globals/policies'),
  };
}
