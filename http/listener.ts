import http from 'node:http';

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
  const server = http.createServer(limits, handler);
  server.keepAliveTimeout = KEPT_OPEN_MS;
  server.timeout = STILL_MS;
  // More headers than any browser sends.
  server.maxHeadersCount = 200;
  return server;
}
