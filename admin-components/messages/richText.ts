import { defineMessages } from '../../frontend/messages/messages';

/** The editor of formatted texts. */
export const textWords = defineMessages({
  tools: { en: 'Formats of {label}', bn: '{label}: লেখার বিন্যাস' },
  bold: { en: 'Bold', bn: 'মোটা অক্ষর' },
  italic: { en: 'Italic', bn: 'বাঁকা অক্ষর' },
  heading: { en: 'Heading', bn: 'শিরোনাম' },
  smallHeading: { en: 'Small heading', bn: 'উপশিরোনাম' },
  bullets: { en: 'Bulleted list', bn: 'বিন্দুওয়ালা তালিকা' },
  numbers: { en: 'Numbered list', bn: 'নম্বর দেওয়া তালিকা' },
  link: { en: 'Link', bn: 'লিংক' },
  undo: { en: 'Undo typing', bn: 'আগের অবস্থায় ফিরুন' },
  redo: { en: 'Redo typing', bn: 'আবার করুন' },
  linkTitle: { en: 'Link the chosen words', bn: 'বাছাই করা লেখায় লিংক দিন' },
  otherSite: { en: 'Another site', bn: 'অন্য ওয়েবসাইটে' },
  addressHint: { en: 'Begins with https://', bn: 'https:// দিয়ে শুরু' },
  onlyHttps: { en: 'Write a full address that begins with https://', bn: 'https:// দিয়ে শুরু পুরো ঠিকানা লিখুন' },
  chooseFirst: { en: 'Choose where it leads', bn: 'কোথায় যাবে তা বেছে নিন' },
  keptRecord: { en: 'as before', bn: 'আগেরটিই' },
  setLink: { en: 'Set link', bn: 'লিংক দিন' },
  removeLink: { en: 'Remove link', bn: 'লিংক সরান' },
  used: { en: '{count} of {max} characters', bn: '{max} অক্ষরের মধ্যে {count}' },
});
