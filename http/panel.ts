/** The panel: Payload's, drawn by Next. Nothing else goes through Next. */
import express, { type RequestHandler } from 'express';
import { panelSecurity } from './security';

type Panel = { paths: string[]; handler: express.Router; close: () => Promise<void> };

export async function openPanel(options: { isHttps: boolean; isDevelopment: boolean; port: number }): Promise<Panel> {
  const { default: next } = await import('next');
  const app = (next as unknown as (typeof import('next'))['default'])({
    dev: options.isDevelopment,
    dir: process.cwd(),
    customServer: true,
    port: options.port,
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const router = express.Router();
  router.use(panelSecurity(options));
  const toNext: RequestHandler = (req, res) => {
    // Mounted handlers see a shortened address; Next wants the whole one.
    req.url = req.originalUrl;
    void handle(req, res);
  };
  router.use(toNext);
  return { paths: ['/multi-vendor/admin', '/_next'], handler: router, close: () => app.close() };
}
