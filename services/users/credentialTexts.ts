/** What a person is told when an admin has changed their way in. */
const names = {
  password: { en: 'password', bn: 'পাসওয়ার্ড' },
  email: { en: 'email address', bn: 'ইমেইল ঠিকানা' },
  mobile: { en: 'mobile number', bn: 'মোবাইল নম্বর' },
};

export type Credential = keyof typeof names;
type Text = { en: string; bn: string };

export const twoStepText: Text = {
  en: 'Haat: an admin has turned off two-step sign-in of your account. If you did not ask for this, call our support now.',
  bn: 'হাট: একজন অ্যাডমিন আপনার অ্যাকাউন্টের দুই ধাপের লগইন বন্ধ করেছেন। আপনি না চেয়ে থাকলে এখনই আমাদের সাপোর্টে ফোন করুন।',
};

const joined = (words: string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`;

export function credentialText(changed: readonly Credential[], forgotPage: string): Text {
  const what = {
    en: joined(
      changed.map((one) => names[one].en),
      'and',
    ),
    bn: joined(
      changed.map((one) => names[one].bn),
      'ও',
    ),
  };
  const own = changed.includes('password')
    ? { en: ` Choose a password of your own: ${forgotPage}`, bn: ` নিজের পাসওয়ার্ড বেছে নিন: ${forgotPage}` }
    : { en: '', bn: '' };
  return {
    en: `Haat: an admin has changed your ${what.en}. You are signed out everywhere.${own.en} If you did not ask for this, call our support now.`,
    bn: `হাট: একজন অ্যাডমিন আপনার ${what.bn} বদলেছেন। আপনি সব জায়গা থেকে লগআউট হয়েছেন।${own.bn} আপনি না চেয়ে থাকলে এখনই আমাদের সাপোর্টে ফোন করুন।`,
  };
}
