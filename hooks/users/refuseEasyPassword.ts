import type { CollectionBeforeChangeHook } from 'payload';
import { refuseEasyPassword } from '../../services/auth/refuseEasyPassword';
import type { User } from '../../payload-types';

/** Refuses commonly guessed passwords, whatever the entry point. */
export const refuseEasy: CollectionBeforeChangeHook<User> = ({ data, originalDoc }) => {
  const { password } = data as { password?: unknown };
  if (typeof password !== 'string') return data;
  const person = { ...originalDoc, ...data };
  refuseEasyPassword(password, 'password', [person.name ?? '', person.email ?? '', person.mobile ?? '']);
  return data;
};
