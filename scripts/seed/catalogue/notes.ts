/** Text for every product of a main category: how it is packed, stored, returned. */
export const notes: Readonly<Record<string, { en: string; bn: string }>> = {
  grocery: {
    en: 'Weighed and packed on the day of your order and brought from a shop in your own area. Fish, meat and vegetables are delivered between 8 and 11 in the morning. Check the pack at the door; what is not fresh goes back with the rider.',
    bn: 'অর্ডারের দিনেই মেপে প্যাক করা হয়, আসে আপনার এলাকার দোকান থেকে। মাছ, মাংস ও সবজি পৌঁছায় সকাল ৮টা থেকে ১১টার মধ্যে। দরজাতেই দেখে নিন; টাটকা না হলে রাইডারের হাতেই ফেরত দিন।',
  },
  'womens-fashion': {
    en: 'Colours may look a shade different on a screen. Wash handloom and silk by hand in cold water and dry in the shade. Sizes are in inches around the chest; if it does not fit, send it back within two days of delivery.',
    bn: 'পর্দায় রং সামান্য আলাদা দেখাতে পারে। তাঁত ও সিল্ক ঠান্ডা পানিতে হাতে ধুয়ে ছায়ায় শুকান। মাপ বুকের ইঞ্চিতে; না মিললে পাওয়ার দুই দিনের মধ্যে ফেরত দিন।',
  },
  'mens-fashion': {
    en: 'Cut to Bangladeshi sizes; the chart is on the label. Wash dark colours apart the first time. Unworn pieces with the tag on can be returned within two days of delivery.',
    bn: 'দেশি মাপে কাটা; চার্ট লেবেলে আছে। গাঢ় রং প্রথমবার আলাদা ধুয়ে নিন। ট্যাগসহ না-পরা কাপড় পাওয়ার দুই দিনের মধ্যে ফেরত দেওয়া যায়।',
  },
  electronics: {
    en: 'Works on 220 V, 50 Hz. In the box: the device, what it needs to start, a guide in Bangla and the warranty card. Keep the box until you have tried everything; a faulty piece is replaced.',
    bn: '২২০ ভোল্ট, ৫০ হার্টজে চলে। বাক্সে আছে যন্ত্র, চালানোর সরঞ্জাম, বাংলা নির্দেশিকা ও ওয়ারেন্টি কার্ড। সব পরখ করা পর্যন্ত বাক্সটি রাখুন; ত্রুটি থাকলে বদলে দেওয়া হয়।',
  },
  'home-kitchen': {
    en: 'Made by workshops we know by name. Small differences in shape and colour are the mark of the hand. Breakable things travel in two layers of straw and paper; if one breaks on the way, you get another.',
    bn: 'চেনা কারিগরদের কারখানায় তৈরি। আকার-রঙের ছোট পার্থক্য হাতের কাজেরই চিহ্ন। ভঙ্গুর জিনিস দুই পরত খড় ও কাগজে মোড়া থাকে; পথে ভাঙলে আরেকটি পাবেন।',
  },
  'beauty-care': {
    en: 'Try a little on the inner arm first. Keep away from the sun, close the lid, and use within twelve months of opening. Made under licence with the batch and date on every pack.',
    bn: 'প্রথমে হাতের ভেতর দিকে অল্প লাগিয়ে দেখুন। রোদ থেকে দূরে, ঢাকনা বন্ধ রাখুন; খোলার বারো মাসের মধ্যে ব্যবহার করুন। প্রতিটি মোড়কে ব্যাচ ও তারিখ লেখা।',
  },
  'baby-toys': {
    en: 'No sharp edges, no loose parts, colours that are safe to chew on. The right age is on the label. Wash soft things by hand in mild soap.',
    bn: 'ধারালো কিনারা নেই, খুলে আসা অংশ নেই, রং মুখে দিলেও নিরাপদ। কোন বয়সের জন্য তা লেবেলে আছে। নরম জিনিস হালকা সাবানে হাতে ধুয়ে নিন।',
  },
  'sports-outdoor': {
    en: 'Chosen with coaches from district clubs. Dry it after the rain and keep it away from the stove. Stitching and grips are covered for three months.',
    bn: 'জেলা ক্লাবের কোচদের সঙ্গে বাছাই করা। বৃষ্টির পর শুকিয়ে নিন, চুলা থেকে দূরে রাখুন। সেলাই ও গ্রিপে তিন মাসের নিশ্চয়তা।',
  },
  'books-stationery': {
    en: 'New copies and fresh paper, wrapped against the rain. Books with missing or upside-down pages are replaced without a question.',
    bn: 'নতুন কপি, টাটকা কাগজ, বৃষ্টি বাঁচিয়ে মোড়ানো। পাতা কম বা উল্টো থাকলে বিনা প্রশ্নে বদলে দেওয়া হয়।',
  },
};
