import http from 'node:http';
import express, { type Express } from 'express';

/**
 * How long a client may take, in milliseconds. Slow phones send a picture in a minute; nobody needs longer for a few
 * headers.
 */
export const patience = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 };
const KEPT_OPEN_MS = 65_000;
/** A connection without traffic for this long is closed: a client that asked and does not read. */
const STILL_MS = 120_000;

/** The HTTP server. A client that sends a byte now and then, to use up connections, is disconnected. */
export function listener(handler: http.RequestListener, limits: typeof patience = patience): http.Server {
  const server = http.createServer({ ...limits, ...(isExpress(handler) ? madeFor(handler) : {}) }, handler);
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.timeout = STILL_MS;
  // More headers than any browser sends.
  server.maxHeadersCount = 200;
  return server;
}

const isExpress = (handler: http.RequestListener): handler is http.RequestListener & Express => 'request' in handler;

/**
 * Requests and responses that have the app's methods from the beginning. Otherwise Express changes the prototype of
 * each one, after which V8 keeps it until the next full collection: two thirds of the time of a small answer were spent
 * on that (docs/performance.md).
 */
function madeFor(app: Express): Pick<http.ServerOptions, 'IncomingMessage' | 'ServerResponse'> {
  class IncomingMessage extends http.IncomingMessage {}
  class ServerResponse<R extends http.IncomingMessage = IncomingMessage> extends http.ServerResponse<R> {}
  Object.setPrototypeOf(IncomingMessage.prototype, express.request);
  Object.setPrototypeOf(ServerResponse.prototype, express.response);
  Object.assign(app, {
    request: Object.assign(IncomingMessage.prototype, { app }),
    response: Object.assign(ServerResponse.prototype, { app }),
  });
  return { IncomingMessage, ServerResponse };
}
