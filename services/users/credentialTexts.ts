/** The values for the messages and notices that tell a person that an admin changed their credentials. */
import type { MessageValues } from '../../domain/messages/templates';

const names = {
  password: { en: 'password', bn: 'পাসওয়ার্ড' },
  email: { en: 'email address', bn: 'ইমেইল ঠিকানা' },
  mobile: { en: 'mobile number', bn: 'মোবাইল নম্বর' },
};

export type Credential = keyof typeof names;

const joined = (words: string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

/** `forgotPage`: the page where a person whose password was changed sets a new one. */
export function credentialValues(
  changed: readonly Credential[],
  forgotPage: string,
): Record<'en' | 'bn', MessageValues<'account_changed_sms'>> {
  const changes = (language: 'en' | 'bn', and: string) =>
    joined(
      changed.map((one) => names[one][language]),
      and,
    );
  const own = changed.includes('password');
  return {
    en: { changes: changes('en', 'and'), advice: own ? ` Choose a password of your own: ${forgotPage}` : '' },
    bn: { changes: changes('bn', 'ও'), advice: own ? ` নিজের পাসওয়ার্ড বেছে নিন: ${forgotPage}` : '' },
  };
}
