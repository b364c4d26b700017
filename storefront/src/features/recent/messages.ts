import { defineMessages } from '../../../../frontend/messages/messages';

export const recentMessages = defineMessages({
  title: { en: 'Recently viewed', bn: 'সম্প্রতি দেখেছেন' },
  clear: { en: 'Clear list', bn: 'তালিকা মুছুন' },
  cleared: { en: 'Recently viewed products cleared', bn: 'সম্প্রতি দেখা পণ্যের তালিকা মুছে ফেলা হয়েছে' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে নিন' },
  atSignOut: {
    en: 'Also clear it and my last searches when I log out',
    bn: 'লগআউট করলে এই তালিকা ও আমার শেষ খোঁজাগুলোও মুছে ফেলুন',
  },
});
