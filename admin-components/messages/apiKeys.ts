import type { ApiKeyScope } from '../../domain/apiKeys/scopes';
import { defineMessages, type Sentence } from '../../frontend/messages/messages';

export const apiKeyWords = defineMessages({
  listOf: { en: 'API keys', bn: 'এপিআই কীর তালিকা' },
  intro: {
    en: 'A key lets another program act for its owner, only inside the chosen scopes. The calls are described at {address}.',
    bn: 'কী দিয়ে অন্য কোনো প্রোগ্রাম মালিকের হয়ে কাজ করতে পারে, শুধু বাছাই করা ক্ষেত্রে। কলগুলোর বিবরণ আছে {address} ঠিকানায়।',
  },
  make: { en: 'Make a Key', bn: 'কী তৈরি করুন' },
  name: { en: 'Name', bn: 'নাম' },
  nameHint: { en: 'What the key is for, for example “Stock sync”.', bn: 'কীটি কিসের জন্য, যেমন “মজুদ মেলানো”।' },
  owner: { en: 'Owner', bn: 'মালিক' },
  ownerHint: {
    en: 'The key may do what this person may do, and no more.',
    bn: 'এই ব্যক্তি যা পারেন, কী দিয়ে তার বেশি কিছু করা যাবে না।',
  },
  expires: { en: 'Expires', bn: 'মেয়াদ শেষ' },
  expiresHint: {
    en: 'The last day on which the key works. Empty: until it is revoked.',
    bn: 'কীটি শেষ যেদিন চলবে। খালি রাখলে বাতিল না করা পর্যন্ত চলবে।',
  },
  noExpiry: { en: 'No expiry', bn: 'মেয়াদ নেই' },
  expired: { en: 'Expired', bn: 'মেয়াদোত্তীর্ণ' },
  yourPassword: { en: 'Your current password', bn: 'আপনার বর্তমান পাসওয়ার্ড' },
  scopes: { en: 'Scopes', bn: 'ক্ষেত্র' },
  hint: { en: 'Key', bn: 'কী' },
  created: { en: 'Made', bn: 'তৈরি' },
  lastUsed: { en: 'Last used', bn: 'শেষ ব্যবহার' },
  never: { en: 'Never', bn: 'কখনো নয়' },
  works: { en: 'Works', bn: 'চালু' },
  revoked: { en: 'Revoked', bn: 'বাতিল' },
  revoke: { en: 'Revoke', bn: 'বাতিল করুন' },
  revokeAsk: {
    en: 'The key “{name}” stops working at once and for good',
    bn: '“{name}” কীটি এখনই এবং চিরতরে বন্ধ হয়ে যাবে',
  },
  newKey: { en: 'Your new key', bn: 'আপনার নতুন কী' },
  onlyOnce: { en: 'Copy it now. It is shown only this once.', bn: 'এখনই কপি করে রাখুন। এটি আর দেখানো হবে না।' },
  copy: { en: 'Copy', bn: 'কপি করুন' },
  copied: { en: 'Copied', bn: 'কপি হয়েছে' },
});

export const scopeWords: Readonly<Record<ApiKeyScope, Sentence>> = {
  'catalogue:read': { en: 'Catalogue: read', bn: 'ক্যাটালগ: দেখা' },
  'catalogue:write': { en: 'Catalogue: change', bn: 'ক্যাটালগ: বদলানো' },
  'orders:read': { en: 'Orders: read', bn: 'অর্ডার: দেখা' },
  'orders:write': { en: 'Orders: change', bn: 'অর্ডার: বদলানো' },
  'people:read': { en: 'People: read', bn: 'ব্যবহারকারী: দেখা' },
  'people:write': { en: 'People: send messages', bn: 'ব্যবহারকারী: বার্তা পাঠানো' },
  'site:read': { en: 'Site: read', bn: 'সাইট: দেখা' },
  'site:write': { en: 'Site: change', bn: 'সাইট: বদলানো' },
};
