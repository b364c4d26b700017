/** Renders pages beside the server's own thread, which answers others meanwhile. Started by `renderPool.ts`. */
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
