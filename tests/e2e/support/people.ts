/** Fresh accounts, and the people of the demo data. */
import { randomInt } from 'node:crypto';
import { Api } from './api';
import { codeFor } from './outbox';

export const PASSWORD = 'demo-Pass-2026';

type Session = { token: string; username: string; mobile: string; role: string; image: string | null };
type Cookie = { name: string; value: string };
export type Person = { name: string; email: string; mobile: string; api: Api; session: Session; cookies: Cookie[] };

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0');

/** A name, an e-mail address and a mobile nobody else has. */
export function newIdentity(name = 'Rahima Khatun'): { name: string; email: string; mobile: string; password: string } {
  const number = digits(8);
  return { name, email: `shopper.${number}.${digits(4)}@made.test`, mobile: `017${number}`, password: PASSWORD };
}

async function enter(url: string, path: string, body: object): Promise<{ session: Session; cookies: Cookie[] }> {
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Session & { status: number };
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`);
  const cookies = response.headers.getSetCookie().map((line) => {
    const [pair = ''] = line.split(';');
    return { name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) };
  });
  return { session: answer, cookies: cookies.filter(({ value }) => value !== '') };
}

/** Signs somebody in by e-mail. Every sign-in is a session of its own. */
export async function signIn(url: string, email: string, password = PASSWORD): Promise<Person> {
  const { session, cookies } = await enter(url, '/login', { email, password });
  return { name: session.username, email, mobile: session.mobile, api: new Api(url, session.token), session, cookies };
}

/** Somebody of the demo data: `admin`, `vendor.fashion`, `incharge.dhaka` … */
export const demoPerson = (url: string, account: string): Promise<Person> => signIn(url, `${account}@demo.test`);

/** An account nobody used before; its mobile is verified unless the journey is about that. */
export async function newCustomer(url: string, wish: { name?: string; isVerified?: boolean } = {}): Promise<Person> {
  const { password, ...identity } = newIdentity(wish.name);
  const { session, cookies } = await enter(url, '/register', { ...identity, password });
  const api = new Api(url, session.token);
  if (wish.isVerified !== false) {
    await api.post('/get-otp-code', { mobile: identity.mobile });
    await api.post('/user-mobile-verify', { mobile: identity.mobile, code: await codeFor(identity.mobile) });
  }
  return { ...identity, api, session, cookies };
}
