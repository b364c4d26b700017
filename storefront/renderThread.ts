/**
 * Renders pages in a thread of its own, while the server's thread keeps answering. Started by `renderPool.ts` with the
 * shell of its pages. A page is handed over as bytes: they move, while a text would be copied.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { render, type RenderRequest } from './src/entry-server';
import { wholePage, type Shell } from './wholePage';

export type Order = { id: number; request: RenderRequest };
export type Reply = { id: number; page?: { status: number; html: Uint8Array<ArrayBuffer> }; error?: string };

const whole = wholePage(workerData as Shell);
const encoder = new TextEncoder();
const reply = (message: Reply) => parentPort?.postMessage(message, message.page ? [message.page.html.buffer] : []);

parentPort?.on('message', ({ id, request }: Order) => {
  render(request).then(
    (page) => reply({ id, page: { status: page.status, html: encoder.encode(whole(page)) } }),
    (error: unknown) => reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
