import { libraryPurpose } from '../../../domain/pictures/library';
import type { PicturePurpose } from '../../../domain/pictures/purposes';
import { papers, pictures } from '../pictures/index';
import { render } from '../pictures/render';
import { each, type Doc, type Id, type Store } from './store';

/** A stored picture's name without the content hash that the server inserts. */
const plainName = (filename: string): string => filename.replace(/-[0-9a-f]{10}(?=\.webp$)/, '');

/** With the purposes their uploads would have: only the shop's own pictures are in the media library. */
function purposeOf(name: string): PicturePurpose {
  if (name.startsWith('product-')) return 'product';
  if (name.startsWith('shop-')) return 'shop';
  return name.startsWith('face-') ? 'profile' : libraryPurpose;
}

/** The ids of all pictures by their name. Made once; the file names carry no randomness, so that a second run finds them. */
export async function loadPictures(store: Store): Promise<Map<string, Id>> {
  const ids = new Map<string, Id>();
  const kept = new Map([...(await store.by('media', 'filename'))].map(([name, doc]) => [plainName(name), doc]));
  let made = 0;
  await each(pictures, 6, async (picture) => {
    const name = `${picture.name}.webp`;
    let doc: Doc | undefined = kept.get(name);
    if (!doc) {
      const data = { alt: picture.alt, purpose: purposeOf(picture.name) };
      doc = await store.create('media', data, { file: asFile(name, await render(picture)) });
      made += 1;
      if (made % 50 === 0) store.log(`pictures: ${made} …`);
    }
    ids.set(picture.name, doc.id);
  });
  store.log(`pictures: ${made} new of ${pictures.length}`);
  return ids;
}

/** The private documents of one application. Each applicant has their own: they are deleted with the application. */
export async function loadPapers(store: Store, key: string, owner: Id): Promise<Record<string, Id>> {
  const ids: Record<string, Id> = {};
  for (const { field, ...paper } of papers) {
    const name = `${paper.name}-${key.replace('.', '-')}.webp`;
    const doc = await store.create('documents', { owner }, { file: asFile(name, await render(paper)) });
    ids[field] = doc.id;
  }
  return ids;
}

const asFile = (name: string, data: Buffer) => ({ data, mimetype: 'image/webp', name, size: data.length });
