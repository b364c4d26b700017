/** The Bangla messages of Payload's text editor, which brings its other languages itself. */
export const editorWords = {
  lexical: {
    general: {
      placeholder: 'লিখতে শুরু করুন, অথবা তালিকার জন্য / চাপুন',
      slashMenuBasicGroupLabel: 'সাধারণ',
      slashMenuListGroupLabel: 'তালিকা',
      toolbarItemsActive: '{{count}}টি চালু',
    },
    heading: { label: 'শিরোনাম {{headingLevel}}' },
    paragraph: { label: 'অনুচ্ছেদ', label2: 'সাধারণ লেখা' },
    unorderedList: { label: 'বিন্দু দেওয়া তালিকা' },
    orderedList: { label: 'নম্বর দেওয়া তালিকা' },
    blockquote: { label: 'উদ্ধৃতি' },
    link: { label: 'লিংক', loadingWithEllipsis: 'লোড হচ্ছে…' },
    upload: { label: 'ছবি' },
    blocks: {
      label: 'ব্লক',
      inlineBlocks: {
        create: '{{label}} যোগ করুন',
        edit: '{{label}} বদলান',
        label: 'লেখার ভেতরের ব্লক',
        remove: '{{label}} সরান',
      },
    },
  },
} as const;
