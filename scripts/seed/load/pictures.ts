import { pictures } from '../pictures/index';
import { render } from '../pictures/render';
import { each, type Doc, type Id, type Store } from './store';

/** The ids of all pictures by their name. Made once; the file names carry no randomness, so that a second run finds them. */
export async function loadPictures(store: Store, owner: Id): Promise<Map<string, Id>> {
  const ids = new Map<string, Id>();
  const kept = { media: await store.by('media', 'filename'), documents: await store.by('documents', 'filename') };
  let made = 0;
  await each(pictures, 6, async (picture) => {
    const filename = `${picture.name}.webp`;
    let doc: Doc | undefined = kept[picture.keep].get(filename);
    if (!doc) {
      const data = await render(picture);
      const file = { data, mimetype: 'image/webp', name: filename, size: data.length };
      const fields = picture.keep === 'documents' ? { owner } : { alt: picture.alt };
      doc = await store.create(picture.keep, fields, { file });
      made += 1;
      if (made % 50 === 0) store.log(`pictures: ${made} …`);
    }
    ids.set(picture.name, doc.id);
  });
  store.log(`pictures: ${made} new of ${pictures.length}`);
  return ids;
}
