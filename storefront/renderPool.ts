/**
 * The thread that renders. A page takes tens of milliseconds of CPU time: on the server's own thread everybody would
 * wait for it, even those served from the cache. A thread that hangs or runs out of memory is replaced.
 */
import { Worker } from 'node:worker_threads';
import type { Order, Reply } from './renderThread';
import type { RenderRequest } from './src/entry-server';
import type { Shell } from './wholePage';

type Rendered = { status: number; html: Buffer };
export type RenderPool = { render(request: RenderRequest): Promise<Rendered>; close(): Promise<void> };

type Waiting = { done: (page: Rendered) => void; failed: (error: Error) => void; late: NodeJS.Timeout };

const MOST_MEMORY_MB = 256;

/** `file`: the built `renderThread`. `patienceMs`: how long a page may take. */
export function renderPool(file: string, patienceMs: number, shell: Shell): RenderPool {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let count = 0;
  let isClosed = false;

  const giveUp = (which: Worker, error: Error) => {
    if (thread !== which) return;
    thread = null;
    void which.terminate();
    for (const { failed, late } of waiting.values()) {
      clearTimeout(late);
      failed(error);
    }
    waiting.clear();
  };
  const open = (): Worker => {
    // None of the server's module loaders: the file is built.
    const made = new Worker(file, {
      execArgv: [],
      workerData: shell,
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    });
    made.unref();
    made.on('message', ({ id, page, error }: Reply) => {
      const found = waiting.get(id);
      if (!found) return;
      waiting.delete(id);
      clearTimeout(found.late);
      if (page) found.done({ status: page.status, html: Buffer.from(page.html.buffer) });
      else found.failed(new Error(`A page could not be rendered: ${error ?? ''}`));
    });
    made.on('error', (error) => giveUp(made, error));
    made.on('exit', (code) => giveUp(made, new Error(`The rendering thread ended with ${code}`)));
    return made;
  };
  return {
    render: (request) =>
      new Promise((done, failed) => {
        if (isClosed) return failed(new Error('The server is stopping'));
        const to = (thread ??= open());
        const id = (count += 1);
        const late = setTimeout(
          () => giveUp(to, new Error(`${request.url} took longer than ${patienceMs} ms to render`)),
          patienceMs,
        );
        waiting.set(id, { done, failed, late });
        to.postMessage({ id, request } satisfies Order);
      }),
    close: async () => {
      isClosed = true;
      const last = thread;
      if (!last) return;
      giveUp(last, new Error('The server is stopping'));
      await last.terminate();
    },
  };
}
