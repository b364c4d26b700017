import type http from 'node:http';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Notes which calls a test file makes with success, for `callsReporter.mjs`. The answer writes them down at the end. */
export function recordCalls(server: http.Server): () => void {
  const folder = process.env.RECORD_CALLS;
  const recorded = new Set<string>();
  // Before Express, which takes what it has matched off the address.
  server.prependListener('request', (req, res) => {
    const place = req.url?.split('?')[0];
    const method = req.method ?? 'GET';
    res.once('finish', () => {
      if (res.statusCode < 400) recorded.add(`${method} ${place}`);
    });
  });
  return () => {
    const test = path.relative(process.cwd(), expect.getState().testPath ?? '');
    if (folder)
      fs.writeFileSync(path.join(folder, `${randomUUID()}.json`), JSON.stringify({ test, recorded: [...recorded] }));
  };
}
