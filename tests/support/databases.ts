/** Which database the tests run on. The tests it skips, and why, are in `leftOut.mjs`. */
const kind = process.env.TEST_DATABASE ?? 'sqlite';

export const onSqlite = kind === 'sqlite';
/** Any server that speaks MongoDB's protocol. */
export const onMongo = !onSqlite;
/** FerretDB 1.x speaks it, and lacks much of it: `tests/api/database/server.test.ts`. */
export const onFerretdb = kind === 'ferretdb';
