/** Headers that keep browsers from doing what a page never asked for. */
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import { starterHash } from '../storefront/starter';

const VIDEO_HOST = 'https://www.youtube-nocookie.com';

const shared = (cdn: string) => ({
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'object-src': ["'none'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:', 'blob:', ...(cdn ? [cdn] : [])],
  'font-src': ["'self'"],
  // styled-components and the panel write style elements; scripts are what matters, and the only inline one in the
  // shop's pages is allowed by its hash.
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'"],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'", 'blob:'],
});

/** `cdn`: the origin pictures are shown from, where it is not ours. */
type Options = { isHttps: boolean; isDevelopment: boolean; cdn: string };

/** The panel shows drafts in a frame beside their form. */
const framed = /^\/multi-vendor\/(page|picture|announcement|policy)-preview\//;

/** For the shop, the API and files: one inline script, by its hash. A video frame loads on a click only. */
export function shopSecurity(options: Options): RequestHandler {
  const [usual, inPanel] = [shopHeaders(options, "'none'"), shopHeaders(options, "'self'")];
  return (req, res, next) => (framed.test(req.path) ? inPanel : usual)(req, res, next);
}

function shopHeaders({ isHttps, isDevelopment, cdn }: Options, framedBy: "'none'" | "'self'"): RequestHandler {
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...shared(cdn),
        'frame-ancestors': [framedBy],
        'script-src': ["'self'", isDevelopment ? "'unsafe-inline'" : starterHash],
        'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
        'frame-src': [VIDEO_HOST],
        'form-action': ["'self'"],
      },
    },
    strictTransportSecurity: isHttps,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}

/** For the panel: Next writes inline scripts, each with this response's nonce. */
export function panelSecurity({ isHttps, isDevelopment, cdn }: Options): RequestHandler {
  return (req, res, next) => {
    const nonce = randomBytes(16).toString('base64');
    const directives = {
      ...shared(cdn),
      'script-src': ["'self'", `'nonce-${nonce}'`, "'strict-dynamic'", ...(isDevelopment ? ["'unsafe-eval'"] : [])],
      'connect-src': ["'self'", ...(isDevelopment ? ['ws:'] : [])],
      'frame-src': ["'self'", VIDEO_HOST],
      'frame-ancestors': ["'self'"],
      'media-src': ["'self'", 'blob:'],
      'form-action': ["'self'"],
    };
    // Next reads the nonce from the policy on the request.
    req.headers['content-security-policy'] = Object.entries(directives)
      .map(([name, values]) => `${name} ${values.join(' ')}`)
      .join('; ');
    helmet({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity: isHttps,
      crossOriginEmbedderPolicy: false,
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    })(req, res, next);
  };
}

/** For the pages of a shop without an owner: no script at all, one style by its hash, the shop's fonts. */
export function setUpSecurity({ isHttps, styleHash }: { isHttps: boolean; styleHash: string }): RequestHandler {
  const none = ["'none'"];
  const directives = {
    'default-src': none,
    'style-src': [styleHash],
    'font-src': ["'self'"],
    'img-src': ['data:'],
    'form-action': ["'self'"],
    'base-uri': none,
    'frame-ancestors': none,
  };
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives },
    strictTransportSecurity: isHttps,
    // Without any referrer browsers would not say where a form comes from.
    referrerPolicy: { policy: 'same-origin' },
  });
}
