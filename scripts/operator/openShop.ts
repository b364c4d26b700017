/** The shop's database for a command on the machine, opened and migrated as the server does it. */
import { randomBytes } from 'node:crypto';
import type { Ctx } from '../../services/ctx';

export type OpenedShop = { ctx: Ctx; where: string; panel: string; close: () => Promise<void> };

/** The name of the operator in the audit log. */
export const OPERATOR = 'operator on the machine';

type Opening = {
  /** Creates the database if there is none. Otherwise that ends the command with 2, and nothing is created. */
  mayBeNew?: boolean;
};

/**
 * The commands need neither gateways nor the server's secret: nothing is sent, signed or sealed. So they also run in
 * a shell without them.
 */
export async function openShop({ mayBeNew = false }: Opening = {}): Promise<OpenedShop> {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    ALLOW_LOCAL_GATEWAYS: 'on',
    PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || randomBytes(32).toString('hex'),
    LOG_LEVEL: process.env.LOG_LEVEL || 'error',
  });
  // Imported only now, because both read the environment when they are loaded.
  const { env } = await import('../../env');
  const settings = env();
  const { DATABASE_URI, SERVER_URL } = settings;
  const { databaseFile, requireDatabase } = await import('./database');
  if (!mayBeNew) requireDatabase(settings);
  const { default: config } = await import('../../payload.config');
  const { createLocalReq, getPayload } = await import('payload');
  const { isMongo } = await import('../../database/adapter');
  const { openCtx } = await import('../../services/openCtx');
  const payload = await getPayload({ config });
  return {
    ctx: openCtx(await createLocalReq({}, payload)),
    where: DATABASE_URI && isMongo(DATABASE_URI) ? withoutPassword(DATABASE_URI) : databaseFile(settings),
    panel: `${SERVER_URL}/multi-vendor/admin`,
    close: () => payload.destroy(),
  };
}

const withoutPassword = (uri: string): string => uri.replace(/\/\/[^@/]*@/, '//').replace(/\?.*$/, '');
