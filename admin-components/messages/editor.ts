/**
 * The Bangla messages of Payload's text editor, which brings its other languages itself, and of its questions when two
 * people edit one document, in words that a person would say.
 */
export const editorWords = {
  general: {
    anotherUserTakenOver: 'আরেকজন এখন এটি সম্পাদনা করছেন। আপনি আর সংরক্ষণ করতে পারবেন না।',
    currentlyEditing:
      'এটি সম্পাদনা করছেন। আপনি দায়িত্ব নিলে তিনি আর সংরক্ষণ করতে পারবেন না; যা সংরক্ষণ করেননি তা হারাতে পারে।',
    documentLocked: 'এটি অন্য কেউ সম্পাদনা করছেন',
    editingTakenOver: 'সম্পাদনার দায়িত্ব আরেকজন নিয়েছেন',
    isEditing: 'সম্পাদনা করছেন',
    viewReadOnly: 'শুধু দেখুন',
  },
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
