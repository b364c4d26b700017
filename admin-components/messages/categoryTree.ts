import { defineMessages } from '../../frontend/messages/messages';

export const treeWords = defineMessages({
  title: { en: 'Category tree', bn: 'ক্যাটাগরির ক্রম' },
  hint: {
    en: 'The shop shows categories in this order. Drag one by its handle, or use the arrows.',
    bn: 'শপে ক্যাটাগরি এই ক্রমে দেখানো হয়। হাতল ধরে টেনে বা তীর চেপে সাজান।',
  },
  openAll: { en: 'Open all', bn: 'সব খুলুন' },
  closeAll: { en: 'Close all', bn: 'সব বন্ধ করুন' },
  below: { en: 'Below {name}', bn: '{name}-এর অধীনে' },
  products: { en: '{count, plural, one {# product} other {# products}}', bn: '{count, number}টি পণ্য' },
  drag: {
    en: 'Move {name}: drag it, or press the up and down arrow keys',
    bn: '{name} সরান: টেনে নিন, বা উপরে-নিচে তীর চাপুন',
  },
  dragTitle: { en: 'Drag to another place', bn: 'টেনে অন্য জায়গায় নিন' },
  up: { en: 'Move {name} up', bn: '{name} এক ধাপ উপরে নিন' },
  down: { en: 'Move {name} down', bn: '{name} এক ধাপ নিচে নিন' },
  moveTo: { en: 'Move {name} below another category', bn: '{name} অন্য ক্যাটাগরির অধীনে নিন' },
  newMain: { en: 'New main category', bn: 'নতুন মূল ক্যাটাগরি' },
  newSub: { en: 'New sub category', bn: 'নতুন সাব ক্যাটাগরি' },
  goAlong: {
    en: 'Its {count, plural, one {# product goes} other {# products go}} along.',
    bn: 'এর {count, number}টি পণ্যও সঙ্গে যাবে।',
  },
  move: { en: 'Move', bn: 'সরান' },
  picture: { en: 'Picture of {name}', bn: '{name}-এর ছবি' },
  noPicture: { en: 'Show no picture', bn: 'ছবি দেখাবেন না' },
});
