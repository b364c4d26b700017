/** The trace of a request: begun with its id, named by its route when it is answered. */
import type { RequestHandler } from 'express';
import { tracing } from '../telemetry/tracing';
import { methodOf, routeOf } from './metrics';

export const traces: RequestHandler = (req, res, next) => {
  const on = tracing();
  if (!on) return next();
  const path = req.path;
  const end = on.request(String(req.id), next);
  res.once('close', () => {
    const [method, route] = [methodOf(req.method), routeOf(res, path)];
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'http.response.status_code': res.statusCode,
    };
    end(`${method} ${route}`, attributes, res.statusCode >= 500);
  });
};
