import { defineMessages } from '../../frontend/messages/messages';

/** Scanning in the queues of the warehouse and the lists of a vendor. */
export const scanWords = defineMessages({
  desk: { en: 'Scanner', bn: 'স্ক্যানার' },
  scan: { en: 'Scan or type a tracking id', bn: 'ট্র্যাকিং আইডি স্ক্যান করুন বা লিখুন' },
  eachScan: { en: 'Each scan', bn: 'প্রতিটি স্ক্যানে' },
  actMove: { en: 'Moves to “{name}”', bn: '“{name}” হবে' },
  actOpen: { en: 'Only tells where it is', bn: 'শুধু কোথায় আছে জানাবে' },
  hintMove: {
    en: 'Scan one after another: each package becomes “{name}” at once.',
    bn: 'একটার পর একটা স্ক্যান করুন: প্রতিটি প্যাকেজ সঙ্গে সঙ্গে “{name}” হবে।',
  },
  hintOpen: {
    en: 'A scan moves nothing: the list tells where the package is.',
    bn: 'স্ক্যানে কিছু বদলাবে না: প্যাকেজ কোথায় আছে তালিকায় দেখাবে।',
  },
  finalAsk: {
    en: 'Each scan moves a package to “{name}” without asking.',
    bn: 'প্রতিটি স্ক্যানে না জিজ্ঞেস করেই প্যাকেজ “{name}” হবে।',
  },
  finalYes: { en: 'Start scanning', bn: 'স্ক্যান শুরু করুন' },
  heldCount: {
    en: '{count, plural, one {# scan waits} other {# scans wait}} for it.',
    bn: '{count, number}টি স্ক্যান এর অপেক্ষায় আছে।',
  },
  heldDiscard: { en: 'Discard them', bn: 'এগুলো বাদ দিন' },
  open: { en: 'Open {code}', bn: '{code} খুলুন' },
  // Results of a scan
  found: { en: 'It is “{status}”', bn: 'এটি এখন “{status}”' },
  otherQueue: { en: 'Not moved: it is “{status}”, in another queue', bn: 'বদলায়নি: এটি “{status}”, অন্য তালিকায়' },
  onItsWay: { en: 'Being sent…', bn: 'পাঠানো হচ্ছে…' },
  waitsForNet: { en: 'Waiting for the connection', bn: 'সংযোগের অপেক্ষায়' },
  waitsForLogin: { en: 'Waiting for you to sign in again', bn: 'আবার লগইন করার অপেক্ষায়' },
  moved: { en: 'Moved to “{status}”', bn: '“{status}” করা হয়েছে' },
  movedAt: { en: 'Moved to “{status}” at {name}', bn: '{name} গুদামে “{status}” করা হয়েছে' },
  twice: { en: 'Already scanned', bn: 'আগেই স্ক্যান করা হয়েছে' },
  already: { en: 'It is “{status}” already', bn: 'এটি আগেই “{status}” হয়েছে' },
  ahead: { en: 'Not moved: it is “{status}” already', bn: 'বদলায়নি: এটি ইতিমধ্যে “{status}”' },
  behind: {
    en: 'Not moved: the vendor has not sent it yet, it is “{status}”',
    bn: 'বদলায়নি: বিক্রেতা এখনো পাঠাননি, এটি “{status}”',
  },
  elsewhere: { en: 'Not moved: it belongs to the warehouse {name}', bn: 'বদলায়নি: এটি {name} গুদামের' },
  notYours: { en: 'Not moved: it is not for your warehouse', bn: 'বদলায়নি: এটি আপনার গুদামের নয়' },
  failed: { en: 'Not moved: {reason}', bn: 'বদলায়নি: {reason}' },
  serverFailed: { en: 'the server did not answer as it should', bn: 'সার্ভার ঠিকমতো সাড়া দেয়নি' },
  undone: { en: 'Undone: it is “{status}” again', bn: 'ফিরিয়ে নেওয়া হয়েছে: আবার “{status}”' },
  // The list
  list: { en: 'Scanned packages', bn: 'স্ক্যান করা প্যাকেজ' },
  movedCount: { en: '{count, number} moved', bn: '{count, number}টি হয়েছে' },
  refusedCount: { en: '{count, number} refused', bn: '{count, number}টি হয়নি' },
  waitingCount: { en: '{count, number} waiting', bn: '{count, number}টি অপেক্ষায়' },
  undo: { en: 'Undo', bn: 'ফিরিয়ে নিন' },
  undoOf: { en: 'Undo: {code}', bn: 'ফিরিয়ে নিন: {code}' },
  showAll: { en: 'Show all ({count, number})', bn: 'সব দেখুন ({count, number}টি)' },
  showFewer: { en: 'Show fewer', bn: 'কম দেখুন' },
  clear: { en: 'Clear the list', bn: 'তালিকা খালি করুন' },
  offline: {
    en: 'No connection. Keep scanning: everything is stored here and sent when the connection is back.',
    bn: 'সংযোগ নেই। স্ক্যান করতে থাকুন: সব এখানে রাখা হচ্ছে, সংযোগ ফিরলেই পাঠানো হবে।',
  },
  signedOut: {
    en: 'You are signed out. Everything scanned is kept here and sent after you have signed in again.',
    bn: 'আপনি লগআউট হয়ে গেছেন। স্ক্যান করা সব এখানে রাখা আছে, আবার লগইন করলে পাঠানো হবে।',
  },
  sendNow: { en: 'Send now', bn: 'এখন পাঠান' },
  mute: { en: 'Turn the sound off', bn: 'শব্দ বন্ধ করুন' },
  unmute: { en: 'Turn the sound on', bn: 'শব্দ চালু করুন' },
  camera: { en: 'Use the camera', bn: 'ক্যামেরা ব্যবহার করুন' },
  cameraOff: { en: 'Turn the camera off', bn: 'ক্যামেরা বন্ধ করুন' },
  cameraTitle: { en: 'Hold the QR code in front of the camera', bn: 'কিউআর কোডটি ক্যামেরার সামনে ধরুন' },
  cameraRefused: {
    en: 'The camera cannot be used. Type the tracking id instead.',
    bn: 'ক্যামেরা ব্যবহার করা যাচ্ছে না। ট্র্যাকিং আইডি লিখে দিন।',
  },
});
