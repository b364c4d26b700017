/** Databases for test files on MongoDB: one with the demo data, and a copy of it for each file. */

const MADE_FROM = 'made_from';
/** The prefix of every database the tests make; what is left over is dropped by it. */
export const PREFIX = 'haat_test_';

/** The same server, another database. */
export function uriOf(server, database) {
  const [, before, options = ''] = /^(mongodb(?:\+srv)?:\/\/[^/?]+)\/?[^?]*(\?.*)?$/.exec(server) ?? [];
  if (!before) throw new Error('TEST_MONGODB_URI is no mongodb:// address');
  return `${before}/${database}${options}`;
}

/** What the server is: FerretDB says so itself. */
export const kindOf = (server) =>
  withClient(server, async (client) =>
    (await client.db('admin').command({ buildInfo: 1 })).ferretdbVersion ? 'ferretdb' : 'mongodb',
  );

/** Whether the database was filled to its end, from this mark, lately. */
export async function isMade(server, database, mark, longestMs) {
  return withClient(server, async (client) => {
    const made = await client.db(database).collection(MADE_FROM).findOne({});
    return made?.mark === mark && Date.now() - made.at < longestMs;
  });
}

/** Empties a database that is going to be filled. */
export const drop = (server, database) => withClient(server, (client) => client.db(database).dropDatabase());

export async function markMade(server, database, mark) {
  await withClient(server, (client) => client.db(database).collection(MADE_FROM).insertOne({ mark, at: Date.now() }));
}

/** Copies every collection with its indexes. Through the driver, because not every server can do it itself. */
export async function copy(server, from, to) {
  await withClient(server, async (client) => {
    const [source, target] = [client.db(from), client.db(to)];
    const collections = (await source.listCollections({}, { nameOnly: true }).toArray()).filter(
      ({ name }) => name !== MADE_FROM,
    );
    for (const { name } of collections) {
      const indexes = (await source.collection(name).listIndexes().toArray()).filter((index) => index.name !== '_id_');
      if (indexes.length > 0) await target.collection(name).createIndexes(indexes.map(withoutVersion));
      const documents = await source.collection(name).find().toArray();
      if (documents.length > 0) await target.collection(name).insertMany(documents);
    }
  });
}

/** Drops what test files left: this run's databases. */
export async function dropAll(server, prefix) {
  await withClient(server, async (client) => {
    const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(prefix)) await client.db(name).dropDatabase();
  });
}

async function withClient(server, work) {
  // Every test file loads this module, and few need the driver.
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(server);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const withoutVersion = (index) => Object.fromEntries(Object.entries(index).filter(([name]) => name !== 'v'));
