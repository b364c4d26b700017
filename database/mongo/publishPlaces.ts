import { pictureAreas, slotsOf } from '../../domain/site/slotPictures';
import type { MongoDatabase } from './types';

type Document = Record<string, unknown>;

/**
 * Converts slides, banners and announcements of earlier releases, which had no drafts: existing ones are published,
 * places take the pictures that the settings show, and everything gets its first version. Repeating it changes nothing.
 */
export async function publishPlaces(database: MongoDatabase): Promise<void> {
  const places = database.collection<Document>('picture-places');
  const globals = database.collection<Document>('globals');
  const now = new Date();
  for (const area of pictureAreas) {
    const shown = await globals.findOne({ globalType: area });
    for (const name of slotsOf(area)) {
      const picture = shown?.[name] ?? null;
      await places.updateOne({ name, _status: { $exists: false } }, { $set: { picture } });
      if (picture === null) continue;
      const made = { picture, alt: '', alt_bn: '', link_kind: 'none', createdAt: now, updatedAt: now };
      await places.updateOne({ name }, { $setOnInsert: made }, { upsert: true });
    }
  }
  for (const slug of ['picture-places', 'announcements']) await publishFirst(database, slug, now);
}

async function publishFirst(database: MongoDatabase, slug: string, now: Date): Promise<void> {
  const documents = database.collection<Document>(slug);
  for await (const { _id: parent, ...content } of documents.find({ _status: { $exists: false } })) {
    const version = { ...content, _status: 'published' };
    const first = { parent, version, latest: true, createdAt: now, updatedAt: now };
    await database
      .collection<Document>(`_${slug}_versions`)
      .updateOne({ parent, latest: true }, { $setOnInsert: first }, { upsert: true });
    await documents.updateOne({ _id: parent, _status: { $exists: false } }, { $set: { _status: 'published' } });
  }
}
