/**
 * Tests that do not apply to every database: where, on what, and why. A skipped test that is not listed here makes
 * `npm run test:api:mongo` fail. `mongodb` is any server that speaks its protocol, `ferretdb` only that one.
 */
const files = 'backup, restore and plans are those of a SQLite file';
const processes = 'a SQLite file has one server; tests/api/processes/sqlite.test.ts shows what a second process may do';

export const leftOut = [
  { on: 'mongodb', file: 'tests/api/auth/resetMail.test.ts', why: 'the bytes of the SQLite file are searched' },
  {
    on: 'mongodb',
    file: 'tests/api/integrity/backup.test.ts',
    why: `${files}; MongoDB has mongodump (docs/operating.md)`,
  },
  { on: 'mongodb', file: 'tests/api/integrity/fullDisk.test.ts', why: 'the disk is filled under the SQLite file' },
  {
    on: 'mongodb',
    file: 'tests/api/integrity/sigterm.test.ts',
    why: 'the process is started on a copy of the SQLite file',
  },
  {
    on: 'mongodb',
    file: 'tests/api/integrity/smallDisk.test.ts',
    why: 'the disk of a MongoDB is its own, and so is how it fails',
  },
  {
    on: 'mongodb',
    file: 'tests/api/integrity/strayFiles.test.ts',
    why: 'a trigger refuses the record; what is swept is tried on both',
  },
  {
    on: 'mongodb',
    file: 'tests/api/integrity/verify.test.ts',
    why: 'the damage is done by SQL; tests/api/integrity/verifyMongo.test.ts does some on MongoDB',
  },
  {
    on: 'mongodb',
    file: 'tests/api/cache/public.test.ts',
    why: 'another process writes into the SQLite file; two servers on one MongoDB are tests/api/processes/two.test.ts',
  },
  { on: 'mongodb', file: 'tests/api/database/direct.test.ts', why: 'the short way to the database is that of SQLite' },
  {
    on: 'mongodb',
    file: 'tests/api/database/plans.test.ts',
    why: `${files}; tests/api/database/indexes.test.ts looks at MongoDB's indexes`,
  },
  { on: 'mongodb', file: 'tests/api/processes/sqlite.test.ts', why: 'two processes on one SQLite file' },
  {
    on: 'mongodb',
    file: 'tests/api/orders/admin/read.test.ts',
    why: 'MongoDB has no text search in numbers: the whole order number finds its order, a part of it nothing',
  },
  {
    on: 'ferretdb',
    file: 'tests/access/leaks.test.ts',
    why: 'sorting by a field of another collection needs $lookup, which FerretDB has not',
  },
  {
    on: 'sqlite',
    file: 'tests/api/integrity/smallDisk.test.ts',
    why: 'a disk of its own has to be mounted, and not everybody may: an ext4 only root; the run names the kind',
  },
  { on: 'sqlite', file: 'tests/api/processes/two.test.ts', why: processes },
  { on: 'sqlite', file: 'tests/api/processes/codes.test.ts', why: processes },
  { on: 'sqlite', file: 'tests/api/processes/killed.test.ts', why: '`npm run test:crash` kills a server on SQLite' },
  { on: 'sqlite', file: 'tests/api/database/server.test.ts', why: 'what a MongoDB can is asked of a MongoDB' },
  {
    on: 'sqlite',
    file: 'tests/api/database/indexes.test.ts',
    why: "MongoDB's indexes are looked at; SQLite's plans are in plans.test.ts",
  },
  {
    on: 'sqlite',
    file: 'tests/api/integrity/verifyMongo.test.ts',
    why: 'tests/api/integrity/verify.test.ts does the damage by SQL',
  },
];

const covers = { sqlite: ['sqlite'], mongodb: ['mongodb'], ferretdb: ['mongodb', 'ferretdb'] };

/** Why a test of this file may be left out on this database; undefined when there is no reason. */
export const reasonFor = (kind, file) =>
  leftOut.find((each) => each.file === file && covers[kind].includes(each.on))?.why;
