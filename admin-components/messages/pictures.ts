import { defineMessages } from '../../frontend/messages/messages';

export const pictureWords = defineMessages({
  limits: {
    en: 'JPG, JPEG or PNG, max {max, number} MB each.',
    bn: 'JPG, JPEG বা PNG, প্রতিটি সর্বোচ্চ {max, number} এমবি।',
  },
  kind: { en: '{name} is not a JPG, JPEG or PNG picture.', bn: '{name} JPG, JPEG বা PNG ছবি নয়।' },
  size: { en: '{name} is larger than {max, number} MB.', bn: '{name} {max, number} এমবির চেয়ে বড়।' },
  place: { en: 'Image {number}', bn: 'ছবি {number}' },
  main: { en: 'Main', bn: 'প্রধান' },
  chooseFor: { en: 'Choose a picture for {name}', bn: '{name}-এর জন্য ছবি বাছুন' },
  replaceFor: { en: 'Choose another picture for {name}', bn: '{name}-এর জন্য অন্য ছবি বাছুন' },
  earlier: { en: 'Move {name} to the front', bn: '{name} সামনে সরান' },
  later: { en: 'Move {name} to the back', bn: '{name} পেছনে সরান' },
  drag: { en: 'Move {name}: drag it, or use the arrow keys', bn: '{name} সরান: টেনে নিন, অথবা তীর চিহ্নের কী চাপুন' },
  tooMany: {
    en: 'There is room for {max} pictures. Not taken: {names}',
    bn: 'সর্বোচ্চ {max}টি ছবি রাখা যায়। নেওয়া হয়নি: {names}',
  },
  remove: { en: 'Remove {name}', bn: '{name} সরান' },
  progressOf: { en: 'How much of {name} is sent', bn: '{name} কতটা পাঠানো হয়েছে' },
  sent: { en: '{part}%', bn: '{part}%' },
  uploadDone: { en: 'Uploaded', bn: 'যোগ হয়েছে' },
  uploadWaiting: { en: 'Waiting', bn: 'অপেক্ষায়' },
  notUploaded: {
    en: 'It could not be sent. Check the connection and try again.',
    bn: 'পাঠানো যায়নি। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  },
  retry: { en: 'Try Again', bn: 'আবার চেষ্টা করুন' },
  retryOf: { en: 'Try Again: {name}', bn: 'আবার চেষ্টা করুন: {name}' },
  notAllSent: {
    en: 'Not all pictures have arrived. Send them again, or remove them.',
    bn: 'সব ছবি পৌঁছায়নি। আবার পাঠান, অথবা সরিয়ে দিন।',
  },
});
