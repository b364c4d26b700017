import { defineMessages } from '../../frontend/messages/messages';

/** Words of lists and pages about people: users and vendors. */
export const peopleWords = defineMessages({
  searchName: { en: 'Search by name', bn: 'নাম দিয়ে খুঁজুন' },
  searchMobile: { en: 'Search by mobile', bn: 'মোবাইল দিয়ে খুঁজুন' },
  photo: { en: 'Photo', bn: 'ছবি' },
  name: { en: 'Name', bn: 'নাম' },
  mobile: { en: 'Mobile', bn: 'মোবাইল' },
  email: { en: 'Email', bn: 'ইমেইল' },
  sendSms: { en: 'Send SMS', bn: 'এসএমএস পাঠান' },
  sendNotification: { en: 'Send Notification', bn: 'নোটিফিকেশন পাঠান' },
  to: { en: 'To: {name}', bn: 'প্রাপক: {name}' },
});
