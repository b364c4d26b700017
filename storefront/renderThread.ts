/** Renders pages in a thread of its own, while the server's thread keeps answering. Started by `renderPool.ts`. */
import { parentPort } from 'node:worker_threads';
import { render, type RenderedPage, type RenderRequest } from './src/entry-server';

export type Order = { id: number; request: RenderRequest };
export type Reply = { id: number; page?: RenderedPage; error?: string };

const reply = (message: Reply) => parentPort?.postMessage(message);

parentPort?.on('message', ({ id, request }: Order) => {
  render(request).then(
    (page) => reply({ id, page }),
    (error: unknown) => reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
