/** Redirects from the old address of a page whose slug has changed. */
import type { RequestHandler } from 'express';
import { createLocalReq, type Payload } from 'payload';
import { normaliseSlug } from '../domain/slugs';
import { openDb } from '../services/db/openDb';
import { movedPages } from '../services/pages/movedPages';
import { paths } from '../storefront/src/app/paths';

export const movedPage =
  (payload: Payload): RequestHandler<{ slug: string }> =>
  async (req, res, next) => {
    const moved = await movedPages({ db: openDb(payload, await createLocalReq({}, payload)) });
    const to = moved.get(normaliseSlug(req.params.slug));
    if (to === undefined) return next();
    const query = req.originalUrl.indexOf('?');
    res.redirect(301, `/multi-vendor${paths.page(to)}${query < 0 ? '' : req.originalUrl.slice(query)}`);
  };
