/**
 * `/api/openapi.json`, the stored file with this server's address, and a page that displays it. The page's scripts are
 * our own files: no inline script, no other host.
 */
import fs from 'node:fs';
import path from 'node:path';
import express from 'express';
// Not the package itself: that would load the whole page into the server, which takes half a second at every start.
import absolutePath from 'swagger-ui-dist/absolute-path.js';
import { projectRoot } from '../projectRoot';
import { compress } from './compressed';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Haat marketplace API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body><main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#reference', deepLinking: true, docExpansion: 'none', filter: true });`;

export function docs(serverUrl: string): express.Router {
  let document: string | undefined;
  const router = express.Router();
  router.use(['/openapi.json', '/docs'], compress);
  router.get('/openapi.json', (_req, res) => {
    document ??= JSON.stringify({
      ...(JSON.parse(fs.readFileSync(path.join(projectRoot, 'docs/openapi.json'), 'utf8')) as object),
      servers: [{ url: serverUrl }],
    });
    res.type('application/json').send(document);
  });
  router.get('/docs', (_req, res) => void res.type('html').send(PAGE));
  router.get('/docs/start.js', (_req, res) => void res.type('text/javascript').send(START));
  router.use('/docs', express.static(absolutePath(), { index: false, maxAge: '1d' }));
  return router;
}
