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
});
