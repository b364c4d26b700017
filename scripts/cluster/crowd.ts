import { randomUUID } from 'node:crypto';
import { jwtSign, type Payload } from 'payload';
import type { User } from '../../payload-types';

const HOUR_SECONDS = 3_600;

/**
 * Many signed-in customers in a moment, each a copy of one: hashing hundreds of passwords would take minutes, and is
 * tested elsewhere.
 */
export async function crowdOf(
  payload: Payload,
  userId: number | string,
  size: number,
): Promise<{ user: User; token: string }[]> {
  const {
    id: _id,
    email: _email,
    mobile: _mobile,
    ...rest
  } = (await payload.db.findOne({ collection: 'users', where: { id: { equals: userId } } })) as unknown as User;
  const people: { user: User; token: string }[] = [];
  for (let n = 0; n < size; n += 1) {
    const sid = randomUUID();
    const tail = `${userId}${String(n).padStart(4, '0')}`.slice(-8).padStart(8, '0');
    const session = {
      id: sid,
      createdAt: new Date().toISOString(),
      expiresAt: new Date(Date.now() + HOUR_SECONDS * 1_000).toISOString(),
    };
    const data = { ...rest, email: `crowd.${userId}.${n}@made.test`, mobile: `018${tail}`, sessions: [session] };
    const user = (await payload.db.create({ collection: 'users', data } as never)) as unknown as User;
    const { token } = await jwtSign({
      fieldsToSign: { id: user.id, email: user.email, collection: 'users', sid },
      secret: payload.secret,
      tokenExpiration: HOUR_SECONDS,
    });
    people.push({ user, token });
  }
  return people;
}
