/** A server process of its own for tests of several processes: the API, without panel and storefront. */
import http from 'node:http';
import { createApp } from '../../server';

const app = await createApp();
http.createServer(app.express).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
