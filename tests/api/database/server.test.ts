/**
 * What this shop asks of a MongoDB beyond finding and writing documents, and what of it FerretDB lacks: the smallest query that
 * shows each. `leftOut.mjs` and docs/operating.md rest on it.
 */
import { MongoClient, type Collection } from 'mongodb';
import { onFerretdb, onMongo } from '../../support/databases';

const lacks = [
  ['transactions', (rows: Collection) => inTransaction(rows)],
  [
    '$lookup, for sorting by a field of another collection',
    (rows: Collection) =>
      rows.aggregate([{ $lookup: { from: 'other', localField: 'a', foreignField: 'a', as: 'b' } }]).toArray(),
  ],
  ['$expr', (rows: Collection) => rows.find({ $expr: { $eq: ['$a', 1] } }).toArray()],
  ['indexes that let documents expire', (rows: Collection) => rows.createIndex({ at: 1 }, { expireAfterSeconds: 0 })],
  [
    'change streams',
    async (rows: Collection) => {
      const stream = rows.watch();
      try {
        return await stream.tryNext();
      } finally {
        await stream.close();
      }
    },
  ],
] as const;

let client: MongoClient;
let rows: Collection;

async function inTransaction(collection: Collection): Promise<unknown> {
  const session = client.startSession();
  try {
    return await session.withTransaction(() => collection.insertOne({ a: 1 }, { session }));
  } finally {
    await session.endSession();
  }
}

const works = (work: Promise<unknown>) =>
  work.then(
    () => true,
    () => false,
  );

(onMongo ? describe : describe.skip)('the server', () => {
  beforeAll(async () => {
    client = await MongoClient.connect(process.env.DATABASE_URI!);
    rows = client.db().collection('of_this_test');
    await rows.insertOne({ a: 1 });
  });
  afterAll(() => client.close());

  test.each(lacks)(`has ${onFerretdb ? 'not ' : ''}%s`, async (_what, ask) => {
    expect(await works(ask(rows))).toBe(!onFerretdb);
  });

  test('enforces unique indexes, and reports violations', async () => {
    await rows.createIndex({ once: 1 }, { unique: true, sparse: true });
    await rows.insertOne({ once: 'a' });
    await expect(rows.insertOne({ once: 'a' })).rejects.toMatchObject({ code: 11000 });
  });

  test('updates one document atomically: of 60 callers taking one of 10 pieces, 10 succeed', async () => {
    await rows.insertOne({ name: 'pieces', qty: 10 });
    const takes = Array.from({ length: 60 }, () =>
      rows.findOneAndUpdate({ name: 'pieces', qty: { $gte: 1 } }, { $inc: { qty: -1 } }),
    );
    const taken = (await Promise.all(takes)).filter((found) => found !== null);
    expect([taken.length, (await rows.findOne({ name: 'pieces' }))!.qty]).toEqual([10, 0]);
  });
});
