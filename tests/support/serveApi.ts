/** A server process of its own for tests of several processes: the API, without panel and storefront. */
import { listener } from '../../http/listener';
import { createApp } from '../../server';

const app = await createApp();
listener(app.express).listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('listening'));
