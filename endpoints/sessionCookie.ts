/** The CMS's own HttpOnly cookie, so that signing in to the shop also signs in to the panel. */
import { generateExpiredPayloadCookie, generatePayloadCookie, type Payload } from 'payload';

const given = (payload: Payload) => ({
  collectionAuthConfig: payload.collections.users.config.auth,
  cookiePrefix: payload.config.cookiePrefix,
});

export const sessionCookie = (payload: Payload, token: string): Record<string, string> => ({
  'Set-Cookie': String(generatePayloadCookie({ ...given(payload), returnCookieAsObject: false, token })),
});

export const endedCookie = (payload: Payload): Record<string, string> => ({
  'Set-Cookie': String(generateExpiredPayloadCookie({ ...given(payload), returnCookieAsObject: false })),
});
