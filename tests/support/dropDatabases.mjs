/** After the API tests: the databases of this run go. */
import { dropAll, PREFIX } from './mongo.mjs';

export default async function dropDatabases() {
  const server = process.env.TEST_MONGODB_URI;
  if (server) await dropAll(server, `${PREFIX}${process.env.TEST_RUN}_`);
}
