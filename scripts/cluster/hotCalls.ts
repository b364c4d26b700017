/**
 * Checks with MongoDB's profiler how every reading call of the contract was answered: none may scan a whole growing
 * collection.
 */
import { MongoClient } from 'mongodb';
import type { Payload } from 'payload';
import type { World } from '../crash/world';
import { accountsOf, callsOf, moreCalls, valuesOf } from '../scale/asked';
import type { Account } from '../scale/types';
import type { Cluster } from './cluster';

const PASSWORD = 'demo-Pass-2026';
/** Collections that grow with the shop. */
const GROWING =
  /\.(products|orders|packages|order-lines|package-events|notifications|messages|users|carts|favorites|addresses|returns|reviews|payments|idempotency-keys|coupon-redemptions)$/;

type Profiled = { ns: string; planSummary?: string; command?: { filter?: object; pipeline?: object[] } };

/** A sentence for each query that was answered by a full scan. */
export async function hotCalls({ env }: Cluster, world: World, payload: Payload): Promise<string[]> {
  const accounts = await accountsOf(payload);
  const tokens = new Map<Account | null, string | undefined>([[null, undefined]]);
  for (const [account, email] of Object.entries(accounts))
    tokens.set(account as Account, await world.login(email, PASSWORD));
  const values = await valuesOf(payload, accounts);
  const client = await MongoClient.connect(env.DATABASE_URI!);
  const database = client.db();
  try {
    await database.command({ profile: 2 });
    for (const { as, path } of [...callsOf(values), ...moreCalls(values)]) {
      const token = tokens.get(as);
      await world.once(`${world.origin}${path}`, token === undefined ? {} : { token });
    }
    await database.command({ profile: 0 });
    const seen = await database
      .collection<Profiled>('system.profile')
      .find({ planSummary: /COLLSCAN/, ns: GROWING })
      .toArray();
    // Part of a name has no index on MongoDB (docs/performance.md).
    const slow = seen.map(({ ns, command }) => `${ns}: ${JSON.stringify(command?.filter ?? command?.pipeline ?? {})}`);
    return [...new Set(slow.filter((each) => !each.includes('$regex')))].map((each) => `no index for ${each}`);
  } finally {
    await client.close();
  }
}
