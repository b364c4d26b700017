/** The products of vendor.gadget: electronics and sports goods. */
import type { ProductTable } from './rows';

export const gadgetProducts: ProductTable = {
  'power-banks': [
    ['Power Bank 20000 mAh, 22.5 W', 'পাওয়ার ব্যাংক ২০০০০ এমএএইচ, ২২.৫ ওয়াট', 2150, 2400, 'Bijli', 'Charges a phone four times; shows what is left.', 'ফোন চারবার চার্জ হয়; বাকি চার্জ দেখায়।', { choose: 'gadget', is: 'featured' }],
    ['Power Bank 10000 mAh, Slim', 'স্লিম পাওয়ার ব্যাংক ১০০০০ এমএএইচ', 1250, 1600, 'Torongo', 'Thin enough for a shirt pocket.', 'শার্টের পকেটে ধরে এমন পাতলা।', { choose: 'gadget' }],
    ['Solar Power Bank 15000 mAh', 'সোলার পাওয়ার ব্যাংক ১৫০০০ এমএএইচ', 2650, 2800, 'Bijli', 'A panel and a torch for load-shedding nights.', 'লোডশেডিংয়ের রাতের জন্য প্যানেল ও টর্চ।'],
    ['Mini UPS for Router', 'রাউটারের মিনি ইউপিএস', 2850, 3000, 'Bijli', 'Keeps the internet on for six hours.', 'ছয় ঘণ্টা ইন্টারনেট চালু রাখে।', { qty: 22 }],
  ],
  'chargers-cables': [
    ['33 W Fast Charger', '৩৩ ওয়াট ফাস্ট চার্জার', 890, 1150, 'Bijli', 'Two ports, guards against high voltage.', 'দুই পোর্ট, বেশি ভোল্টেজ ঠেকায়।'],
    ['USB-C Cable, Braided 2 m', 'ইউএসবি-সি কেবল, ২ মিটার', 320, 350, 'Torongo', 'Nylon braid that survives bending.', 'নাইলনে বোনা, ভাঁজেও টেকে।', { choose: 'gadget' }],
    ['Multi Plug with USB, 4 Way', 'ইউএসবিসহ মাল্টিপ্লাগ', 750, 800, 'Bijli', 'Surge guard and a two metre cord.', 'সার্জ প্রতিরোধ, দুই মিটার তার।', { is: 'featured' }],
    ['Car Charger 30 W', 'গাড়ির চার্জার ৩০ ওয়াট', 650, 700, 'Torongo', 'Small, metal, for long highways.', 'ছোট, ধাতব, লম্বা পথের জন্য।', { is: 'rejected' }],
  ],
  earbuds: [
    ['Wireless Earbuds, ENC', 'ওয়্যারলেস ইয়ারবাড, ইএনসি', 1950, 2500, 'Torongo', 'Clear calls on a Dhaka street; thirty hours with the case.', 'ঢাকার রাস্তায়ও পরিষ্কার কথা; কেসসহ ত্রিশ ঘণ্টা।', { choose: 'gadget', is: 'featured', video: '_cMxraX_5RE' }],
    ['Sport Neckband', 'স্পোর্ট নেকব্যান্ড', 1250, 1350, 'Torongo', 'Stays on while you run; sweat proof.', 'দৌড়েও খোলে না; ঘাম প্রতিরোধী।', { choose: 'gadget' }],
    ['Wired Earphone with Mic', 'মাইকসহ তারের ইয়ারফোন', 350, 400, 'Torongo', 'Warm bass, tangle-free flat wire.', 'ভরাট বেজ, জট ছাড়া চ্যাপ্টা তার।', { choose: 'gadget' }],
    ['Over-ear Headphone', 'ওভার-ইয়ার হেডফোন', 2850, 3100, 'Torongo', 'Soft cups for a day of online class.', 'সারাদিনের অনলাইন ক্লাসের নরম কুশন।', { qty: 0 }],
  ],
  'keyboards-mice': [
    ['Bangla Layout Keyboard', 'বাংলা লেআউট কিবোর্ড', 850, 950, 'Bornomala', 'Printed Bangla and English keys, quiet.', 'বাংলা-ইংরেজি ছাপা, শব্দ কম।', { is: 'featured' }],
    ['Mechanical Keyboard', 'মেকানিক্যাল কিবোর্ড', 3450, 4400, 'Bornomala', 'Brown switches, changeable keycaps.', 'ব্রাউন সুইচ, বদলানো যায় এমন কি-ক্যাপ।'],
    ['Wireless Mouse', 'ওয়্যারলেস মাউস', 650, 700, 'Bornomala', 'One battery lasts a year.', 'এক ব্যাটারিতে এক বছর।', { choose: 'gadget' }],
    ['Keyboard & Mouse Combo', 'কিবোর্ড-মাউস কম্বো', 1650, 1750, 'Bornomala', 'Cable-free desk in one box.', 'এক বাক্সে তারহীন টেবিল।'],
  ],
  storage: [
    ['USB 3.2 Pen Drive 64 GB', 'পেনড্রাইভ ৬৪ জিবি', 690, 850, 'Megh', 'Metal body, USB-A and USB-C ends.', 'ধাতব বডি, দুই মাথায় দুই পোর্ট।'],
    ['Portable SSD 512 GB', 'পোর্টেবল এসএসডি ৫১২ জিবি', 5600, 6200, 'Megh', 'A film in four seconds; three year warranty.', 'চার সেকেন্ডে একটি সিনেমা; তিন বছরের ওয়ারেন্টি।', { is: 'featured', qty: 15 }],
    ['microSD Card 128 GB', 'মাইক্রোএসডি কার্ড ১২৮ জিবি', 1150, 1500, 'Megh', 'For phones, cameras and dash cams.', 'ফোন, ক্যামেরা ও ড্যাশ ক্যামের জন্য।'],
  ],
  'fans-lights': [
    ['Rechargeable Table Fan 12 inch', 'চার্জার টেবিল ফ্যান ১২ ইঞ্চি', 3450, 3800, 'Jyoti', 'Eight hours of wind without electricity.', 'বিদ্যুৎ ছাড়াই আট ঘণ্টা বাতাস।', { is: 'featured', video: 'TLkA0RELQ1g' }],
    ['LED Bulb 12 W, 4 pcs', 'এলইডি বাল্ব ১২ ওয়াট, ৪টি', 560, 720, 'Jyoti', 'Bright white, two year warranty.', 'উজ্জ্বল সাদা, দুই বছরের ওয়ারেন্টি।'],
    ['Emergency Charger Light', 'চার্জার লাইট', 890, 950, 'Jyoti', 'Lights up by itself when the power goes.', 'বিদ্যুৎ গেলে নিজেই জ্বলে।'],
    ['Ceiling Fan 56 inch', 'সিলিং ফ্যান ৫৬ ইঞ্চি', 3200, 3400, 'Griho', 'Copper winding, low hum.', 'তামার কয়েল, শব্দ কম।', { qty: 10 }],
  ],
  'rice-cookers': [
    ['Rice Cooker 1.8 Lit', 'রাইস কুকার ১.৮ লিটার', 2450, 2700, 'Griho', 'Rice for six and a tray to steam vegetables.', 'ছয়জনের ভাত, সঙ্গে সবজি ভাপানোর ট্রে।', { is: 'featured' }],
    ['Rice Cooker 2.8 Lit, Double Pot', 'রাইস কুকার ২.৮ লিটার, দুই পাত্র', 3350, 4200, 'Griho', 'A spare steel pot for khichuri.', 'খিচুড়ির জন্য বাড়তি স্টিলের পাত্র।'],
    ['Induction Cooker 2000 W', 'ইন্ডাকশন কুকার ২০০০ ওয়াট', 3650, 3900, 'Griho', 'Eight menus, child lock.', 'আট মেনু, চাইল্ড লক।'],
    ['Electric Pressure Cooker 6 Lit', 'ইলেকট্রিক প্রেশার কুকার ৬ লিটার', 6500, 6800, 'Griho', 'Nehari overnight without watching.', 'পাহারা ছাড়াই রাতভর নেহারি।', { is: 'pending' }],
  ],
  kettles: [
    ['Electric Kettle 1.8 Lit', 'ইলেকট্রিক কেটলি ১.৮ লিটার', 950, 1250, 'Griho', 'Tea in four minutes, switches itself off.', 'চার মিনিটে চা, নিজেই বন্ধ হয়।'],
    ['Blender & Grinder 750 W', 'ব্লেন্ডার ও গ্রাইন্ডার ৭৫০ ওয়াট', 3250, 3500, 'Griho', 'Three jars: juice, spice and paste.', 'তিন জার: জুস, মসলা ও বাটা।', { is: 'featured' }],
    ['Hand Mixer 300 W', 'হ্যান্ড মিক্সার ৩০০ ওয়াট', 1450, 1500, 'Griho', 'Five speeds for cakes and lassi.', 'কেক আর লাচ্ছির জন্য পাঁচ গতি।'],
  ],
  'smart-watches': [
    ['Smart Watch, Bangla Menu', 'স্মার্ট ওয়াচ, বাংলা মেনু', 3250, 4200, 'Torongo', 'Calls, steps, prayer times, a week of battery.', 'কল, হাঁটার হিসাব, নামাজের সময়, এক সপ্তাহের ব্যাটারি।', { choose: 'gadget', is: 'featured' }],
    ['Fitness Band', 'ফিটনেস ব্যান্ড', 1850, 2000, 'Torongo', 'Sleep, pulse and a bright little screen.', 'ঘুম, নাড়ি আর উজ্জ্বল ছোট পর্দা।', { choose: 'gadget' }],
    ["Kids' GPS Watch", 'বাচ্চাদের জিপিএস ঘড়ি', 2650, 2800, 'Torongo', 'Know where they are, talk when needed.', 'কোথায় আছে জানুন, দরকারে কথা বলুন।', { is: 'hidden' }],
  ],
  speakers: [
    ['Bluetooth Speaker 20 W', 'ব্লুটুথ স্পিকার ২০ ওয়াট', 2250, 2900, 'Dhoni', 'Rain proof, twelve hours of song.', 'বৃষ্টিতেও চলে, বারো ঘণ্টা গান।', { choose: 'gadget' }],
    ['Soundbar 60 W', 'সাউন্ডবার ৬০ ওয়াট', 5400, 5800, 'Dhoni', 'Cinema voice for a small room.', 'ছোট ঘরে সিনেমা হলের শব্দ।', { qty: 8 }],
    ['Portable FM Radio', 'পোর্টেবল এফএম রেডিও', 950, 1000, 'Dhoni', 'FM, memory card and a torch.', 'এফএম, মেমরি কার্ড ও টর্চ।'],
  ],
  cricket: [
    ['Kashmir Willow Bat, Size 6', 'কাশ্মীর উইলো ব্যাট', 2450, 2700, 'Chokka', 'Full grains, knocked in, with a cover.', 'পূর্ণ গ্রেইন, নকিং করা, কভারসহ।', { is: 'featured', video: 'UXqq0ZvbOnk' }],
    ['Tape Tennis Bat', 'টেপ টেনিস ব্যাট', 950, 1250, 'Chokka', 'Light bat for the para field.', 'পাড়ার মাঠের হালকা ব্যাট।'],
    ['Leather Cricket Ball, 2 pcs', 'চামড়ার ক্রিকেট বল ২টি', 780, 820, 'Chokka', 'Four-piece, hand stitched.', 'চার টুকরা, হাতে সেলাই।'],
  ],
  football: [
    ['Match Football, Size 5', 'ম্যাচ ফুটবল, সাইজ ৫', 1150, 1300, 'Maidan', 'Machine stitched, holds air for weeks.', 'মেশিনে সেলাই, সপ্তাহজুড়ে হাওয়া থাকে।', { is: 'featured' }],
    ['Football Jersey', 'ফুটবল জার্সি', 650, 850, 'Maidan', 'Quick-dry cloth for muddy afternoons.', 'কাদা মাঠের দ্রুত শুকানো জার্সি।', { choose: 'sizes' }],
  ],
  badminton: [
    ['Badminton Racket Pair', 'ব্যাডমিন্টন র‍্যাকেট জোড়া', 1350, 1450, 'Maidan', 'Two rackets, three shuttles, one bag.', 'দুই র‍্যাকেট, তিন শাটল, এক ব্যাগ।'],
    ['Feather Shuttlecock, 12 pcs', 'পালকের শাটলকক ১২টি', 890, 1150, 'Maidan', 'Goose feather, steady flight.', 'হাঁসের পালক, স্থির উড়ান।'],
  ],
  dumbbells: [
    ['Vinyl Dumbbell Pair, Starter', 'ভিনাইল ডাম্বেল জোড়া', 1250, 1400, 'Shokti', 'One starter price for either weight.', 'দুই ওজনেই একই শুরুর দাম।', { choose: 'handWeights' }],
    ['Adjustable Dumbbell Set 20 Kg', 'অ্যাডজাস্টেবল ডাম্বেল সেট ২০ কেজি', 4600, 5900, 'Shokti', 'Plates, two bars and a carry case.', 'প্লেট, দুই রড আর কেস।', { qty: 6 }],
  ],
  'yoga-mats': [
    ['Yoga Mat 8 mm', 'ইয়োগা ম্যাট ৮ মিমি', 850, 1100, 'Bhor', 'Grips the floor, rolls with a strap.', 'মেঝেতে পিছলায় না, ফিতায় বাঁধা যায়।', { choose: 'softColours' }],
    ['Skipping Rope', 'স্কিপিং রোপ', 350, 380, 'Bhor', 'Steel wire, soft handles.', 'স্টিলের তার, নরম হাতল।', { choose: 'ropeLength' }],
    ['Resistance Band Set', 'রেজিস্ট্যান্স ব্যান্ড সেট', 690, 750, 'Bhor', 'Five strengths and a door hook.', 'পাঁচ রকম টান, দরজার হুকসহ।'],
  ],
};
