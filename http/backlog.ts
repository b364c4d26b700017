/** How much work is waiting, read from the database whenever the metrics are fetched. */
import { createLocalReq, type Payload } from 'payload';
import { Gauge, type Registry } from 'prom-client';
import { openCtx } from '../services/openCtx';
import { readBacklog } from '../services/stuck/readBacklog';

export function watchBacklog(registry: Registry, payload: Payload): void {
  const read = async () => readBacklog(openCtx(await createLocalReq({}, payload)));
  let asked: ReturnType<typeof read> | null = null;
  // Both figures are fetched at the same time and share one query. If the database does not answer, the other figures
  // must still be served: these two keep their last values.
  const backlog = () => (asked ??= read().finally(() => (asked = null))).catch(() => null);
  new Gauge({
    name: 'job_queue_age_seconds',
    help: 'For how long the oldest job that is due has been waiting',
    registers: [registry],
    async collect() {
      const found = await backlog();
      if (found) this.set(found.oldestJobSeconds);
    },
  });
  new Gauge({
    name: 'backlog',
    help: 'What waits for its turn (jobs) or for a person (stuck…), by kind; of all processes together',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      for (const [kind, number] of Object.entries((await backlog())?.waiting ?? {})) this.set({ kind }, number);
    },
  });
}
