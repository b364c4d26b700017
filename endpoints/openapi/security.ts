/** The credentials a call accepts. */
import type { Route } from '../../contract/route';

type Requirement = { [scheme in keyof typeof securitySchemes]?: string[] };

export function securityOf(route: Route): Requirement[] {
  if (route.who === 'public') return [];
  const { scope } = route;
  return [{ bearer: [] }, { cookie: [] }, ...(scope ? [{ apiKey: [scope] }] : [])];
}

export const securitySchemes = {
  bearer: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The `token` returned by `login`, `login-code`, `guest-sign-in` and `register`.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'payload-token',
    description:
      'Set by `login`, `login-code`, `guest-sign-in` and `register` for browsers on the shop’s own address. A shop behind https calls it `__Host-haat-token`.',
  },
  apiKey: {
    type: 'apiKey',
    in: 'header',
    name: 'X-API-Key',
    description:
      'A key of an integrator. It acts as its owner, and only inside its scopes; the scope a call needs stands with the call.',
  },
} as const;
