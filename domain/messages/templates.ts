/**
 * The messages that the shop sends automatically, each declared once: its channel, its default text, and its
 * placeholders. Calls, the panel and the senders work from this list.
 */
import type { Words } from '../fields/declare';

export type MessageChannel = 'sms' | 'mail';
export type Placeholder = {
  label: Words;
  /** The example shown in a preview and sent with a test. */
  example: Words;
  /** Required: a text without it (the code, the link) is useless, so it cannot be saved. */
  required?: true;
};

export type MessageTemplate = {
  channel: MessageChannel;
  label: Words;
  placeholders: Readonly<Record<string, Placeholder>>;
  /** Only mails have a subject. */
  subject?: Words;
  text: Words;
  /** Whether an admin may turn it off. Messages that people need for signing in are always sent. */
  optional: boolean;
  /** Not sent until an admin turns it on. */
  offAtFirst?: true;
};

const code: Placeholder = {
  label: { en: 'the code', bn: 'কোড' },
  example: { en: '482913', bn: '482913' },
  required: true,
};
const changes: Placeholder = {
  label: { en: 'what was changed', bn: 'যা বদলানো হয়েছে' },
  example: { en: 'mobile number', bn: 'মোবাইল নম্বর' },
  required: true,
};
const advice: Placeholder = {
  label: {
    en: 'where to choose a new password; empty when the password was not changed',
    bn: 'নতুন পাসওয়ার্ড কোথায় দেবেন; পাসওয়ার্ড না বদলালে ফাঁকা',
  },
  example: {
    en: ' Choose a password of your own: https://example.com/multi-vendor/forgot-password',
    bn: ' নিজের পাসওয়ার্ড বেছে নিন: https://example.com/multi-vendor/forgot-password',
  },
  required: true,
};
const accountChanged = {
  placeholders: { changes, advice },
  text: {
    en: 'Haat: an admin has changed your {changes}. You are signed out everywhere.{advice} If you did not ask for this, call our support now.',
    bn: 'হাট: একজন অ্যাডমিন আপনার {changes} বদলেছেন। আপনি সব জায়গা থেকে লগআউট হয়েছেন।{advice} আপনি না চেয়ে থাকলে এখনই আমাদের সাপোর্টে ফোন করুন।',
  },
  optional: false,
} as const;
const twoStepOff = {
  placeholders: {},
  text: {
    en: 'Haat: an admin has turned off two-step sign-in of your account. If you did not ask for this, call our support now.',
    bn: 'হাট: একজন অ্যাডমিন আপনার অ্যাকাউন্টের দুই ধাপের লগইন বন্ধ করেছেন। আপনি না চেয়ে থাকলে এখনই আমাদের সাপোর্টে ফোন করুন।',
  },
  optional: false,
} as const;
const accountSubject = { en: 'Haat: your account was changed', bn: 'হাট: আপনার অ্যাকাউন্টের তথ্য বদলানো হয়েছে' };
const placed = {
  name: { label: { en: 'the customer’s name', bn: 'ক্রেতার নাম' }, example: { en: 'Rahima', bn: 'রহিমা' } },
  number: {
    label: { en: 'the order number', bn: 'অর্ডার নম্বর' },
    example: { en: '10483920', bn: '10483920' },
    required: true,
  },
  total: { label: { en: 'the amount in taka', bn: 'টাকার পরিমাণ' }, example: { en: '1,250', bn: '১,২৫০' } },
  link: {
    label: { en: 'the address of the order', bn: 'অর্ডারের ঠিকানা' },
    example: {
      en: 'https://example.com/multi-vendor/account/orders',
      bn: 'https://example.com/multi-vendor/account/orders',
    },
  },
} as const satisfies Record<string, Placeholder>;

const watched = {
  product: { label: { en: 'the product', bn: 'পণ্যের নাম' }, example: { en: 'Cotton kurti', bn: 'সুতি কুর্তি' } },
  price: { label: { en: 'its price in taka', bn: 'দাম, টাকায়' }, example: { en: '850', bn: '৮৫০' } },
  link: {
    label: { en: 'the address of the product', bn: 'পণ্যের ঠিকানা' },
    example: {
      en: 'https://example.com/multi-vendor/view-product/cotton-kurti',
      bn: 'https://example.com/multi-vendor/view-product/cotton-kurti',
    },
  },
} as const satisfies Record<string, Placeholder>;

export const messageTemplates = {
  verify_sms: {
    channel: 'sms',
    label: { en: 'Code that verifies a mobile', bn: 'মোবাইল যাচাইয়ের কোড' },
    placeholders: { code },
    text: { en: 'Haat: your verification code is {code}', bn: 'হাট: আপনার ভেরিফিকেশন কোড {code}' },
    optional: false,
  },
  reset_sms: {
    channel: 'sms',
    label: { en: 'Code for a new password', bn: 'নতুন পাসওয়ার্ডের কোড' },
    placeholders: { code },
    text: { en: 'Haat: your password reset code is {code}', bn: 'হাট: পাসওয়ার্ড বদলানোর কোড {code}' },
    optional: false,
  },
  guest_sms: {
    channel: 'sms',
    label: { en: 'Code to buy without a password', bn: 'পাসওয়ার্ড ছাড়া কেনার কোড' },
    placeholders: { code },
    text: { en: 'Haat: your code to continue is {code}', bn: 'হাট: কেনাকাটা চালিয়ে যাওয়ার কোড {code}' },
    optional: false,
  },
  reset_mail: {
    channel: 'mail',
    label: { en: 'Link for a new password of the panel', bn: 'প্যানেলের নতুন পাসওয়ার্ডের লিংক' },
    placeholders: {
      link: {
        label: { en: 'the link', bn: 'লিংক' },
        example: {
          en: 'https://example.com/multi-vendor/admin/reset/…',
          bn: 'https://example.com/multi-vendor/admin/reset/…',
        },
        required: true,
      },
    },
    subject: { en: 'Haat: choose a new password', bn: 'হাট: নতুন পাসওয়ার্ড দিন' },
    text: {
      en: 'Somebody asked for a new password for your account. Choose it here within an hour: {link}\n\nIf it was not you, do nothing: your password stays as it is.',
      bn: 'আপনার অ্যাকাউন্টের জন্য নতুন পাসওয়ার্ড চাওয়া হয়েছে। এক ঘণ্টার মধ্যে এখানে দিন: {link}\n\nআপনি না চেয়ে থাকলে কিছু করতে হবে না: পাসওয়ার্ড আগের মতোই থাকবে।',
    },
    optional: false,
  },
  account_changed_sms: {
    channel: 'sms',
    label: { en: 'An admin changed a password, mobile or e-mail', bn: 'অ্যাডমিন পাসওয়ার্ড, মোবাইল বা ইমেইল বদলেছেন' },
    ...accountChanged,
  },
  account_changed_mail: {
    channel: 'mail',
    label: { en: 'An admin changed a password, mobile or e-mail', bn: 'অ্যাডমিন পাসওয়ার্ড, মোবাইল বা ইমেইল বদলেছেন' },
    subject: accountSubject,
    ...accountChanged,
  },
  two_step_off_sms: {
    channel: 'sms',
    label: { en: 'An admin turned off two-step sign-in', bn: 'অ্যাডমিন দুই ধাপের লগইন বন্ধ করেছেন' },
    ...twoStepOff,
  },
  two_step_off_mail: {
    channel: 'mail',
    label: { en: 'An admin turned off two-step sign-in', bn: 'অ্যাডমিন দুই ধাপের লগইন বন্ধ করেছেন' },
    subject: accountSubject,
    ...twoStepOff,
  },
  payout_account_mail: {
    channel: 'mail',
    label: { en: 'A vendor’s payout account is changed', bn: 'বিক্রেতার পেআউট অ্যাকাউন্ট বদলানো হয়েছে' },
    placeholders: {
      account: {
        label: { en: 'the new account, its number hidden but for the end', bn: 'নতুন অ্যাকাউন্ট, নম্বরের শুধু শেষটুকু' },
        example: { en: 'bKash ••••5678', bn: 'বিকাশ ••••5678' },
        required: true,
      },
      from: {
        label: { en: 'from when on it is used', bn: 'কখন থেকে চালু' },
        example: { en: 'Tuesday 24 November, 18:30', bn: 'মঙ্গলবার ২৪ নভেম্বর, ১৮:৩০' },
        required: true,
      },
      link: {
        label: { en: 'the address where it is taken back', bn: 'যেখান থেকে ফিরিয়ে নেওয়া যায়' },
        example: {
          en: 'https://example.com/multi-vendor/admin/my-money',
          bn: 'https://example.com/multi-vendor/admin/my-money',
        },
        required: true,
      },
    },
    subject: { en: 'Haat: your payout account was changed', bn: 'হাট: আপনার পেআউট অ্যাকাউন্ট বদলানো হয়েছে' },
    text: {
      en: 'From {from} your money will be paid to {account}.\n\nIf this was not you, take the change back before then, choose a new password and call our support: {link}',
      bn: '{from} থেকে আপনার টাকা {account} অ্যাকাউন্টে পাঠানো হবে।\n\nআপনি না বদলে থাকলে তার আগেই পরিবর্তনটি ফিরিয়ে নিন, নতুন পাসওয়ার্ড দিন এবং আমাদের সাপোর্টে ফোন করুন: {link}',
    },
    optional: false,
  },
  question_sms: {
    channel: 'sms',
    label: { en: 'A customer asks a vendor', bn: 'বিক্রেতার কাছে ক্রেতার প্রশ্ন' },
    placeholders: {
      subject: {
        label: { en: 'what it is about', bn: 'যা নিয়ে প্রশ্ন' },
        example: { en: 'Cotton kurti', bn: 'সুতি কুর্তি' },
      },
      link: {
        label: { en: 'the address of the question', bn: 'প্রশ্নের ঠিকানা' },
        example: {
          en: 'https://example.com/multi-vendor/admin/vendor-question/1',
          bn: 'https://example.com/multi-vendor/admin/vendor-question/1',
        },
      },
    },
    text: {
      en: 'Haat: a customer asks about {subject}. Answer: {link}',
      bn: 'হাট: {subject} নিয়ে একজন ক্রেতার প্রশ্ন আছে। উত্তর দিন: {link}',
    },
    optional: true,
  },
  back_in_stock_sms: {
    channel: 'sms',
    label: { en: 'A product a customer waits for is back', bn: 'ক্রেতা যে পণ্যের অপেক্ষায়, তা আবার এসেছে' },
    placeholders: watched,
    text: { en: 'Haat: {product} is back in stock. {link}', bn: 'হাট: {product} আবার স্টকে এসেছে। {link}' },
    optional: true,
    offAtFirst: true,
  },
  price_drop_sms: {
    channel: 'sms',
    label: { en: 'The price a customer waits for has dropped', bn: 'ক্রেতা যে পণ্যের দাম কমার অপেক্ষায়, তার দাম কমেছে' },
    placeholders: watched,
    text: {
      en: 'Haat: the price of {product} has dropped to Tk {price}. {link}',
      bn: 'হাট: {product}-এর দাম কমে এখন {price} টাকা। {link}',
    },
    optional: true,
    offAtFirst: true,
  },
  order_placed_sms: {
    channel: 'sms',
    label: { en: 'Order confirmation', bn: 'অর্ডার নিশ্চিতকরণ' },
    placeholders: placed,
    text: {
      en: 'Haat: order {number} received, Tk {total}. {link}',
      bn: 'হাট: অর্ডার {number} পেয়েছি, {total} টাকা। {link}',
    },
    optional: true,
  },
  order_placed_mail: {
    channel: 'mail',
    label: { en: 'Order confirmation', bn: 'অর্ডার নিশ্চিতকরণ' },
    placeholders: placed,
    subject: { en: 'Haat: your order {number}', bn: 'হাট: আপনার অর্ডার {number}' },
    text: {
      en: 'Dear {name},\n\nthank you for your order {number}. It comes to {total} taka.\n\nSee how far it is: {link}',
      bn: 'প্রিয় {name},\n\nআপনার অর্ডার {number} পেয়েছি, ধন্যবাদ। মোট {total} টাকা।\n\nঅর্ডার কতদূর এগোল দেখুন: {link}',
    },
    optional: true,
  },
} as const satisfies Record<string, MessageTemplate>;

export type MessageName = keyof typeof messageTemplates;
export const messageNames = Object.keys(messageTemplates) as [MessageName, ...MessageName[]];

/** The template of a name, without the types of its own placeholders. */
export const messageTemplate = (name: MessageName): MessageTemplate => messageTemplates[name];

/** The values for a message: one for every placeholder of its template. */
export type MessageValues<N extends MessageName> = Readonly<
  Record<keyof (typeof messageTemplates)[N]['placeholders'], string>
>;

export const messageLimits = { subject: 150, text: 1_000 } as const;
