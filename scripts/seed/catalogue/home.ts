/** The products of vendor.home: household, beauty, children, books. */
import type { ProductTable } from './rows';

export const homeProducts: ProductTable = {
  'pots-pans': [
    ['Aluminium Hari with Lid 5 Lit', 'ঢাকনাসহ অ্যালুমিনিয়াম হাঁড়ি ৫ লিটার', 780, 850, 'Ranna Ghor', 'Thick base for rice and khichuri.', 'ভাত-খিচুড়ির ভারী তলার হাঁড়ি।'],
    ['Non-stick Korai 26 cm', 'নন-স্টিক কড়াই ২৬ সেমি', 1250, 1650, 'Ranna Ghor', 'Three layers, glass lid, works on induction.', 'তিন স্তর, কাচের ঢাকনা, ইন্ডাকশনেও চলে।', { is: 'featured' }],
    ['Cast Iron Tawa', 'লোহার তাওয়া', 650, 700, 'Ranna Ghor', 'For ruti that puffs, seasoned and ready.', 'রুটি ফুলবে, সিজন করা।'],
    ['Pressure Cooker 5.5 Lit', 'প্রেশার কুকার ৫.৫ লিটার', 1950, 2100, 'Ranna Ghor', 'Beef soft in forty minutes.', 'চল্লিশ মিনিটে নরম মাংস।', { qty: 13 }],
  ],
  'dinner-sets': [
    ['Ceramic Dinner Set, 24 pcs', 'সিরামিক ডিনার সেট ২৪ পিস', 4200, 5400, 'Thala Bati', 'Floral rim, for six, microwave safe.', 'ফুলেল কিনারা, ছয়জনের, মাইক্রোওয়েভে চলে।', { is: 'featured' }],
    ['Melamine Plate Set, 6 pcs', 'মেলামাইন প্লেট ৬টি', 890, 950, 'Thala Bati', 'Light plates that do not mind falling.', 'হালকা, পড়লেও ভাঙে না।'],
    ['Kansa Thali', 'কাঁসার থালা', 1850, 1950, 'Thala Bati', 'Bell metal, hand beaten in Dhamrai.', 'ধামরাইয়ে হাতে পেটানো কাঁসা।', { qty: 5 }],
  ],
  'bottles-jars': [
    ['Steel Water Bottle 1 Lit', 'স্টিলের পানির বোতল ১ লিটার', 850, 1100, 'Thala Bati', 'Cold for a day, hot for twelve hours.', 'একদিন ঠান্ডা, বারো ঘণ্টা গরম।', { choose: 'gadget' }],
    ['Glass Spice Jar Set, 6 pcs', 'কাচের মসলার বয়াম ৬টি', 690, 720, 'Ranna Ghor', 'Tight lids, easy to see what is low.', 'আঁটসাঁট ঢাকনা, কী ফুরাল দেখা যায়।'],
    ['Tiffin Carrier, 3 Layer', 'তিন তলা টিফিন ক্যারিয়ার', 780, 820, 'Thala Bati', 'Stainless steel with a firm clip.', 'স্টেইনলেস স্টিল, শক্ত ক্লিপ।', { is: 'hidden' }],
  ],
  'bed-sheets': [
    ['King Size Bed Sheet Set', 'কিং সাইজ চাদর সেট', 1450, 1850, 'Nidra', 'Cotton sheet and two pillow covers.', 'সুতি চাদর, সঙ্গে দুটি বালিশের কভার।', { choose: 'softColours', is: 'featured' }],
    ['Winter Comforter', 'শীতের কম্ফোর্টার', 2850, 3100, 'Nidra', 'Warm, light, machine washable.', 'উষ্ণ, হালকা, মেশিনে ধোয়া যায়।', { choose: 'softColours' }],
    ['Mosquito Net, Double', 'ডাবল মশারি', 650, 680, 'Nidra', 'Fine mesh, four corners, no smell.', 'মিহি জাল, চার কোনা, গন্ধহীন।'],
  ],
  'nakshi-kantha': [
    ['Nakshi Kantha, Hand Stitched', 'হাতে সেলাই নকশি কাঁথা', 4800, 5200, 'Nakshi Para', 'Three months of stitches by women of Jamalpur.', 'জামালপুরের মেয়েদের তিন মাসের সেলাই।', { is: 'featured', qty: 4, video: 'Z4C82eyhwgU' }],
    ['Baby Kantha', 'শিশুর কাঁথা', 850, 1100, 'Nakshi Para', 'Two layers of soft old-saree cotton.', 'দুই পরত নরম সুতি।', { choose: 'quiltLength' }],
    ['Kantha Stitch Cushion Cover, 2 pcs', 'কাঁথা ফোঁড়ের কুশন কভার ২টি', 780, 820, 'Nakshi Para', 'Peacock and lotus in running stitch.', 'রানিং স্টিচে ময়ূর আর পদ্ম।'],
  ],
  lamps: [
    ['Bamboo Table Lamp', 'বাঁশের টেবিল ল্যাম্প', 1350, 1450, 'Alo Ghor', 'Warm light through split bamboo.', 'চেরা বাঁশের ফাঁকে উষ্ণ আলো।', { is: 'featured' }],
    ['Clay Shade Lamp', 'মাটির শেডের বাতি', 980, 1250, 'Alo Ghor', 'Cut-work stars on the wall at night.', 'রাতে দেয়ালে তারার নকশা।'],
    ['Study Lamp, LED', 'পড়ার টেবিলের এলইডি বাতি', 890, 950, 'Alo Ghor', 'Three tones, bends where you read.', 'তিন রকম আলো, যেদিকে খুশি বাঁকে।'],
  ],
  'clay-craft': [
    ['Terracotta Flower Vase', 'টেরাকোটা ফুলদানি', 650, 700, 'Kumar Para', 'Baked in Rayer Bazar, painted white.', 'রায়েরবাজারে পোড়ানো, সাদা নকশা।'],
    ['Shital Pati Mat', 'শীতল পাটি', 1650, 2100, 'Kumar Para', 'Cool murta cane, woven in Sylhet.', 'সিলেটে বোনা মুর্তা বেতের ঠান্ডা পাটি।'],
    ['Jute Wall Hanging', 'পাটের দেয়াল ঝোলানো', 480, 520, 'Kumar Para', 'Knotted golden fibre, no dye.', 'গিঁট বাঁধা সোনালি আঁশ, রংহীন।', { is: 'pending' }],
  ],
  'face-wash': [
    ['Neem Face Wash 100 ml', 'নিম ফেসওয়াশ ১০০ মিলি', 220, 240, 'Nim Pata', 'For oily skin in sticky weather.', 'ভ্যাপসা গরমে তৈলাক্ত ত্বকের জন্য।'],
    ['Turmeric Glow Face Wash 100 ml', 'হলুদের ফেসওয়াশ ১০০ মিলি', 260, 340, 'Shiuli', 'Raw turmeric and milk.', 'কাঁচা হলুদ আর দুধ।'],
  ],
  'creams-lotions': [
    ['Winter Body Lotion 400 ml', 'শীতের বডি লোশন ৪০০ মিলি', 480, 520, 'Shiuli', 'Keeps skin soft from Poush to Falgun.', 'পৌষ থেকে ফাল্গুন ত্বক নরম।', { is: 'featured' }],
    ['Aloe Vera Gel 200 gm', 'অ্যালোভেরা জেল ২০০ গ্রাম', 320, 420, 'Nim Pata', 'Cooling gel after a day in the sun.', 'রোদের পর ঠান্ডা আরাম।'],
    ['Sunscreen SPF 50, 50 gm', 'সানস্ক্রিন SPF 50, ৫০ গ্রাম', 650, 690, 'Shiuli', 'No white cast, safe for daily use.', 'সাদা ভাব হয় না, প্রতিদিনের জন্য।'],
  ],
  shampoo: [
    ['Onion & Kalojira Shampoo 300 ml', 'পেঁয়াজ-কালোজিরা শ্যাম্পু ৩০০ মিলি', 420, 560, 'Keshori', 'For hair that falls in the rains.', 'বর্ষায় চুল পড়ার যত্ন।', { is: 'featured' }],
    ['Shikakai Shampoo Bar', 'শিকাকাই শ্যাম্পু বার', 180, 190, 'Joba', 'Plastic-free, lasts sixty washes.', 'প্লাস্টিকমুক্ত, ষাট ধোয়া চলে।'],
  ],
  'hair-oil': [
    ['Coconut Hair Oil 400 ml', 'নারকেল তেল ৪০০ মিলি', 340, 360, 'Keshori', 'Pure, light, thickens in winter as it should.', 'খাঁটি, হালকা, শীতে জমে যায়।'],
    ['Joba & Amla Hair Oil 200 ml', 'জবা-আমলা তেল ২০০ মিলি', 290, 380, 'Joba', 'Hibiscus and amla steeped for weeks.', 'সপ্তাহজুড়ে ভেজানো জবা ও আমলা।'],
  ],
  soap: [
    ['Bokul Flower Soap, 3 pcs', 'বকুল ফুলের সাবান ৩টি', 240, 250, 'Bokul', 'Cold processed with coconut oil.', 'নারকেল তেলে ঠান্ডা পদ্ধতিতে তৈরি।'],
    ['Sandal Turmeric Soap', 'চন্দন-হলুদ সাবান', 95, 120, 'Kamini', 'An old bridal recipe in a bar.', 'গায়ে হলুদের পুরোনো রেসিপি।', { qty: 0 }],
  ],
  perfume: [
    ['Beli Attar 8 ml', 'বেলি আতর ৮ মিলি', 450, 480, 'Kamini', 'Jasmine, alcohol free.', 'বেলি ফুল, অ্যালকোহলমুক্ত।', { is: 'featured' }],
    ['Kamini Eau de Parfum 50 ml', 'কামিনী পারফিউম ৫০ মিলি', 1450, 1850, 'Kamini', 'A rainy garden at dusk.', 'বৃষ্টির সন্ধ্যার বাগান।'],
  ],
  diapers: [
    ['Baby Diaper Pants, 54 pcs', 'শিশুর ডায়াপার প্যান্ট ৫৪টি', 1250, 1350, 'Khokon', 'Dry for ten hours, soft waist.', 'দশ ঘণ্টা শুকনা, নরম কোমর।', { choose: 'sizes' }],
    ['Water Wipes, 120 pcs', 'ওয়াটার ওয়াইপস ১২০টি', 260, 340, 'Tulo', 'Water and cotton, nothing else.', 'শুধু পানি আর তুলা।'],
  ],
  feeding: [
    ['Anti-colic Feeding Bottle 240 ml', 'অ্যান্টি-কলিক ফিডার ২৪০ মিলি', 420, 450, 'Khokon', 'Slow flow, easy to clean.', 'ধীর প্রবাহ, ধোয়া সহজ।', { is: 'featured' }],
    ['Baby Feeding Bowl & Spoon', 'শিশুর বাটি ও চামচ', 380, 500, 'Tulo', 'Sticks to the table, soft spoon.', 'টেবিলে আটকে থাকে, নরম চামচ।'],
  ],
  'soft-toys': [
    ['Soft Teddy Bear', 'নরম টেডি বিয়ার', 750, 850, 'Putul Bari', 'Washable friend, stitched eyes.', 'ধোয়া যায়, সেলাই করা চোখ।', { choose: 'teddyHeight', is: 'featured' }],
    ['Royal Bengal Tiger Plush', 'রয়েল বেঙ্গল টাইগার পুতুল', 890, 1150, 'Putul Bari', 'The Sundarbans, ready to hug.', 'জড়িয়ে ধরার সুন্দরবনের বাঘ।'],
  ],
  'learning-toys': [
    ['Bangla Letter Blocks, 50 pcs', 'বর্ণমালার ব্লক ৫০টি', 950, 1000, 'Khelaghor', 'Vowels, consonants and numbers in wood.', 'কাঠে স্বরবর্ণ, ব্যঞ্জনবর্ণ ও সংখ্যা।', { is: 'featured', video: 'SkVqJ1SGeL0' }],
    ['Wooden Map Puzzle of Bangladesh', 'বাংলাদেশের মানচিত্র পাজল', 680, 880, 'Khelaghor', 'Sixty-four districts to put in place.', 'চৌষট্টি জেলা জায়গামতো বসাও।'],
  ],
  novels: [
    ['Nodir Golpo: A Novel of the Meghna', 'নদীর গল্প: মেঘনাপারের উপন্যাস', 380, 450, 'Jonaki Prokash', 'Three generations and one moving river bank.', 'তিন প্রজন্ম আর একটি ভাঙা নদীর পাড়।', { is: 'featured' }],
    ['Borshar Kobita (Poems of Rain)', 'বর্ষার কবিতা', 250, 280, 'Jonaki Prokash', 'Sixty poems to read by a wet window.', 'ভেজা জানালায় পড়ার ষাটটি কবিতা।'],
    ['Purano Dhakar Rannaghor', 'পুরান ঢাকার রান্নাঘর', 520, 680, 'Boi Ghat', 'Recipes and the families that keep them.', 'রেসিপি আর তা আগলে রাখা পরিবারগুলো।'],
  ],
  'childrens-books': [
    ['Chhotoder Chhora', 'ছোটদের ছড়া', 180, 200, 'Jonaki Prokash', 'Rhymes with large coloured pictures.', 'বড় রঙিন ছবিতে ছড়া।'],
    ['Thakurmar Golper Jhuli, Retold', 'ঠাকুরমার গল্পের ঝুলি', 350, 450, 'Boi Ghat', 'Old tales in easy Bangla for ages six and up.', 'ছয় বছর থেকে, সহজ বাংলায় পুরোনো গল্প।'],
    ['Mukto Akash: Science for Young Readers', 'মুক্ত আকাশ: ছোটদের বিজ্ঞান', 290, 310, 'Boi Ghat', 'Stars, tides and why the sky is blue.', 'তারা, জোয়ার আর আকাশ কেন নীল।', { is: 'rejected' }],
  ],
  notebooks: [
    ['Handmade Paper Diary', 'হাতে তৈরি কাগজের ডায়েরি', 420, 450, 'Khata Ghor', 'Pressed flowers in every cover.', 'প্রতিটি মলাটে শুকনো ফুল।', { is: 'featured' }],
    ['School Khata, 6 pcs', 'স্কুলের খাতা ৬টি', 360, 380, 'Khata Ghor', 'White 80 gsm, ruled, 120 pages.', 'সাদা ৮০ জিএসএম, রুল টানা, ১২০ পাতা।', { qty: 300 }],
  ],
  'pens-art': [
    ['Colour Pencil Set, 24', 'রং পেন্সিল সেট ২৪', 320, 420, 'Tulikala', 'Soft leads that do not break at once.', 'নরম শিস, সহজে ভাঙে না।'],
    ['Gel Pen Box, 12 pcs', 'জেল কলম ১২টি', 180, 190, 'Tulikala', 'Dries fast, writes for kilometres.', 'দ্রুত শুকায়, লেখা চলে অনেক দূর।'],
    ['Watercolour Box', 'জলরঙের বাক্স', 480, 520, 'Tulikala', 'Eighteen pans, two brushes, a lid to mix on.', 'আঠারো রং, দুই তুলি, মেশানোর ঢাকনা।'],
  ],
};
