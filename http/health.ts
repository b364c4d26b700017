/** Whether the process is up, and whether it can serve. */
import type { RequestHandler, Response } from 'express';
import { createLocalReq, type Payload } from 'payload';
import { openDb } from '../services/db/openDb';

export const healthz: RequestHandler = (_req, res) => {
  res.json({ status: 200 });
};

const refuse = (res: Response, message: string) => void res.status(503).json({ status: 503, message });

/** 503 when the database cannot be read or written, or when the server is stopping. */
export function readyz(payload: Payload, isStopping: () => boolean): RequestHandler {
  const canWrite = writeProbe(payload);
  return async (_req, res) => {
    if (isStopping()) return refuse(res, 'The server is stopping');
    try {
      await payload.db.count({ collection: 'districts', where: {} });
    } catch {
      return refuse(res, 'The database does not answer');
    }
    if (!(await canWrite())) return refuse(res, 'The database cannot keep anything: is the disk full or read-only?');
    res.json({ status: 200 });
  };
}

const PROBE_MS = 5_000;
/** More than a page of the database, so that new space has to be allocated. */
const PROBE_NAME = `readyz ${'x'.repeat(16_000)}`;

/** Writes a row and deletes it again, every few seconds at most however often it is called. */
function writeProbe(payload: Payload): () => Promise<boolean> {
  let last: { at: number; result: Promise<boolean> } | undefined;
  const probe = async (): Promise<boolean> => {
    try {
      const db = openDb(payload, await createLocalReq({}, payload));
      await db.inTransaction(async () => {
        await db.append('whether anything can be kept is tried', 'counters', { name: PROBE_NAME, value: 0 });
        await db.dropWhere('counters', { name: { equals: PROBE_NAME } });
      });
      return true;
    } catch (error) {
      payload.logger.error({ err: error }, 'the database cannot be written');
      return false;
    }
  };
  return () => {
    const now = performance.now();
    if (!last || now - last.at > PROBE_MS) last = { at: now, result: probe() };
    return last.result;
  };
}
