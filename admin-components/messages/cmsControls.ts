import { defineMessages } from '../../frontend/messages/messages';

/** The names of controls to which the CMS's own forms and lists give none. */
export const cmsControlWords = defineMessages({
  moreActions: { en: 'More actions', bn: 'আরও কাজ' },
  moreWaysToSave: { en: 'More ways to save', bn: 'সংরক্ষণের আরও উপায়' },
  preview: { en: 'Preview', bn: 'প্রিভিউ' },
  locked: { en: 'Somebody is editing this', bn: 'কেউ এটি সম্পাদনা করছেন' },
  previousPage: { en: 'Previous page', bn: 'আগের পাতা' },
  nextPage: { en: 'Next page', bn: 'পরের পাতা' },
  selectAll: { en: 'Select all', bn: 'সব বাছাই করুন' },
  select: { en: 'Select: {name}', bn: 'বাছাই করুন: {name}' },
  bold: { en: 'Bold', bn: 'মোটা' },
  italic: { en: 'Italic', bn: 'বাঁকা' },
  underline: { en: 'Underline', bn: 'নিচে দাগ' },
  link: { en: 'Link', bn: 'লিংক' },
  edit: { en: 'Edit: {name}', bn: 'সম্পাদনা করুন: {name}' },
  remove: { en: 'Remove: {name}', bn: 'বাদ দিন: {name}' },
  move: { en: 'Move: {name}', bn: 'সরান: {name}' },
});
