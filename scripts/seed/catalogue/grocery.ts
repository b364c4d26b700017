/** The products of the two grocery shops. */
import type { ProductTable } from './rows';

export const groceryProducts: ProductTable = {
  rice: [
    ['Miniket Rice 5 Kg', 'মিনিকেট চাল ৫ কেজি', 395, 420, 'Sonali Khet', 'Fine, clean grains for every day; stays loose after cooking.', 'প্রতিদিনের চিকন, পরিষ্কার চাল; ভাত ঝরঝরে থাকে।', { is: 'featured' }],
    ['Nazirshail Rice 5 Kg', 'নাজিরশাইল চাল ৫ কেজি', 430, 430, 'Sonali Khet', 'Aromatic aman-season rice from Dinajpur.', 'দিনাজপুরের আমন মৌসুমের সুগন্ধি চাল।', { choose: 'pack5' }],
    ['Chinigura Polao Rice 1 Kg', 'চিনিগুঁড়া পোলাওর চাল ১ কেজি', 145, 160, 'Meghna Mills', 'Tiny fragrant grains for polao, khichuri and payesh.', 'পোলাও, খিচুড়ি আর পায়েসের ছোট দানার সুবাসিত চাল।'],
    ['Katarivog Rice 5 Kg', 'কাটারিভোগ চাল ৫ কেজি', 520, 560, 'Meghna Mills', 'Knife-shaped aromatic rice for guests.', 'মেহমানদারির সুগন্ধি কাটারিভোগ।', { at: 'savar' }],
    ['Birun Sticky Rice 2 Kg', 'বিরুন চাল ২ কেজি', 260, 280, 'Sonali Khet', 'The sticky rice of Sylhet, for bamboo chunga pitha.', 'সিলেটের বিরুন চাল, চুঙ্গা পিঠার জন্য।', { at: 'sylhet', is: 'featured' }],
  ],
  dal: [
    ['Deshi Masoor Dal 1 Kg', 'দেশি মসুর ডাল ১ কেজি', 140, 150, 'Sonali Khet', 'Small local lentils that cook soft in fifteen minutes.', 'ছোট দানার দেশি মসুর, পনেরো মিনিটেই সেদ্ধ।'],
    ['Moog Dal 1 Kg', 'মুগ ডাল ১ কেজি', 165, 175, 'Sonali Khet', 'Golden moog for bhuna khichuri and fish head dal.', 'ভুনা খিচুড়ি আর মুড়িঘণ্টের সোনালি মুগ।'],
    ['Chola (Chickpeas) 1 Kg', 'ছোলা ১ কেজি', 108, 115, 'Meghna Mills', 'Cleaned chickpeas for iftar and winter snacks.', 'ইফতার আর বিকেলের নাশতার বাছাই ছোলা।', { at: 'savar' }],
    ['Mixed Dal Bundle 5 Kg', 'মিশ্র ডাল বান্ডিল ৫ কেজি', 690, 880, 'Meghna Mills', 'Five kilos in all: five 1 Kg packs or one big bag, same price.', 'মোট পাঁচ কেজি: পাঁচটি এক কেজির প্যাকেট বা এক বস্তা, দাম একই।', { at: 'sylhet', choose: 'pack5' }],
  ],
  'flour-sugar': [
    ['Atta (Whole Wheat Flour) 2 Kg', 'আটা ২ কেজি', 118, 125, 'Meghna Mills', 'Stone-ground wheat for soft ruti.', 'নরম রুটির জাঁতায় ভাঙা আটা।'],
    ['Maida 2 Kg', 'ময়দা ২ কেজি', 140, 145, 'Meghna Mills', 'Fine white flour for paratha, luchi and cakes.', 'পরোটা, লুচি আর কেকের মিহি ময়দা।', { at: 'savar' }],
    ['Red Sugar 1 Kg', 'লাল চিনি ১ কেজি', 150, 155, 'Sonali Khet', 'Unrefined cane sugar from a northern mill.', 'উত্তরের চিনিকলের অপরিশোধিত আখের চিনি।'],
    ['Khejur Gur (Date Molasses) 1 Kg', 'খেজুরের গুড় ১ কেজি', 280, 350, 'Sonali Khet', 'Winter molasses from Jashore, boiled in small batches.', 'যশোরের শীতের খেজুর গুড়, অল্প অল্প করে জ্বাল দেওয়া।', { at: 'sylhet', qty: 0 }],
  ],
  'cooking-oil': [
    ['Mustard Oil, Ghani Pressed 1 Lit', 'ঘানি ভাঙা সরিষার তেল ১ লিটার', 310, 340, 'Ghani Bhanga', 'Cold pressed in a wooden ghani, with its full bite.', 'কাঠের ঘানিতে ভাঙা, ঝাঁজ পুরোটাই আছে।', { is: 'featured', video: 'aqz-KE-bpKQ' }],
    ['Soybean Oil 5 Lit', 'সয়াবিন তেল ৫ লিটার', 845, 870, 'Ruposhi', 'Refined and fortified with vitamin A.', 'পরিশোধিত, ভিটামিন এ সমৃদ্ধ।'],
    ['Sunflower Oil 2 Lit', 'সূর্যমুখী তেল ২ লিটার', 640, 820, 'Ruposhi', 'Light oil for frying and salads.', 'ভাজা ও সালাদের হালকা তেল।'],
    ['Black Seed Oil 100 ml', 'কালোজিরার তেল ১০০ মিলি', 190, 220, 'Ghani Bhanga', 'Pure kalojira oil in a dark bottle.', 'গাঢ় বোতলে খাঁটি কালোজিরার তেল।', { at: 'savar' }],
  ],
  spices: [
    ['Turmeric Powder 200 gm', 'হলুদ গুঁড়া ২০০ গ্রাম', 85, 90, 'Ruposhi', 'Sun-dried turmeric, ground weekly.', 'রোদে শুকানো হলুদ, প্রতি সপ্তাহে গুঁড়া করা।'],
    ['Red Chilli Powder 200 gm', 'মরিচ গুঁড়া ২০০ গ্রাম', 110, 120, 'Ruposhi', 'Bright colour and honest heat from Bogura chillies.', 'বগুড়ার মরিচের টকটকে রং আর ঝাল।'],
    ['Panch Phoron 100 gm', 'পাঁচফোড়ন ১০০ গ্রাম', 60, 65, 'Ghani Bhanga', 'Five whole seeds for dal and pickles.', 'ডাল আর আচারের পাঁচ রকম আস্ত মসলা।', { at: 'savar' }],
    ['Dried Satkora 100 gm', 'শুকনা সাতকরা ১০০ গ্রাম', 180, 200, 'Ruposhi', 'The citrus of Sylhet for beef curry.', 'গরুর মাংসে সিলেটের সাতকরা।', { at: 'sylhet', is: 'featured' }],
    ['Naga Chilli Pickle 200 gm', 'নাগা মরিচের আচার ২০০ গ্রাম', 195, 250, 'Ruposhi', 'Fierce, fragrant and not for the shy.', 'ঝাঁজালো, সুবাসিত, সাহসীদের জন্য।', { at: 'sylhet' }],
  ],
  'ghee-honey': [
    ['Pure Cow Ghee 500 gm', 'খাঁটি গাওয়া ঘি ৫০০ গ্রাম', 780, 850, 'Ghani Bhanga', 'Slow-cooked ghee from Pabna milk.', 'পাবনার দুধের ধীরে জ্বাল দেওয়া ঘি।', { is: 'featured' }],
    ['Sundarban Honey 500 gm', 'সুন্দরবনের মধু ৫০০ গ্রাম', 650, 700, 'Ghani Bhanga', 'Raw khalsi-flower honey gathered by mowals.', 'মৌয়ালদের আনা খলসি ফুলের কাঁচা মধু।', { video: 'YE7VzlLtp-4' }],
    ['Mustard Flower Honey 1 Kg', 'সরিষা ফুলের মধু ১ কেজি', 520, 680, 'Ruposhi', 'Creamy winter honey from the fields of Sirajganj.', 'সিরাজগঞ্জের সরিষা খেতের শীতের মধু।', { at: 'savar' }],
  ],
  vegetables: [
    ['Potato (Deshi) 1 Kg', 'দেশি আলু ১ কেজি', 45, 50, 'Khamar Bari', 'Firm red-skinned potatoes from Munshiganj.', 'মুন্সীগঞ্জের শক্ত লাল আলু।'],
    ['Onion (Deshi) 1 Kg', 'দেশি পেঁয়াজ ১ কেজি', 90, 110, 'Khamar Bari', 'Small, sharp onions that keep well.', 'ছোট, ঝাঁজালো, অনেক দিন থাকে।'],
    ['Tomato 1 Kg', 'টমেটো ১ কেজি', 70, 80, 'Khamar Bari', 'Picked this morning, ripe but firm.', 'আজ সকালে তোলা, পাকা অথচ শক্ত।'],
    ['Brinjal (Long) 1 Kg', 'লম্বা বেগুন ১ কেজি', 65, 75, 'Khamar Bari', 'Glossy brinjals for bhorta and beguni.', 'ভর্তা আর বেগুনির চকচকে বেগুন।', { at: 'savar' }],
    ['Lal Shak (Red Amaranth) Bundle', 'লাল শাক এক আঁটি', 25, 30, 'Khamar Bari', 'Tender red leaves, washed and tied.', 'কচি লাল পাতা, ধোয়া ও বাঁধা।', { at: 'savar' }],
    ['Green Beans (Shim) 1 Kg', 'শিম ১ কেজি', 80, 90, 'Haor Fresh', 'Winter beans with soft seeds.', 'নরম বিচির শীতের শিম।', { at: 'sylhet' }],
  ],
  fruits: [
    ['Sagor Banana, 12 pcs', 'সাগর কলা ১২টি', 110, 120, 'Khamar Bari', 'Sweet, ripened without chemicals.', 'মিষ্টি, রাসায়নিক ছাড়া পাকানো।'],
    ['Himsagar Mango 5 Kg', 'হিমসাগর আম ৫ কেজি', 620, 780, 'Khamar Bari', 'From the orchards of Rajshahi, in a ventilated crate.', 'রাজশাহীর বাগানের আম, হাওয়া-চলা ক্রেটে।', { at: 'savar', is: 'featured' }],
    ['Guava (Peyara) 1 Kg', 'পেয়ারা ১ কেজি', 85, 95, 'Khamar Bari', 'Crisp guavas from Jhalokati floating market.', 'ঝালকাঠির ভাসমান হাটের কচকচে পেয়ারা।', { at: 'savar' }],
    ['Joldhupi Pineapple, 2 pcs', 'জলডুপি আনারস ২টি', 120, 140, 'Haor Fresh', 'Small honey-sweet pineapples from the Sylhet hills.', 'সিলেটের টিলার ছোট, মধুর মতো মিষ্টি আনারস।', { at: 'sylhet' }],
    ['Orange (Kamala) 1 Kg', 'কমলা ১ কেজি', 260, 280, 'Haor Fresh', 'Juicy oranges from the border hills.', 'সীমান্তের পাহাড়ের রসালো কমলা।', { at: 'sylhet' }],
  ],
  fish: [
    ['Hilsa (Ilish) of Padma, 1 Kg', 'পদ্মার ইলিশ ১ কেজি', 1650, 1800, 'Haor Fresh', 'One fish of about a kilo, on ice from Chandpur.', 'চাঁদপুর থেকে বরফে আনা এক কেজির একটি ইলিশ।', { is: 'featured', qty: 14 }],
    ['Rui Fish, Cut and Cleaned 1 Kg', 'রুই মাছ, কাটা ও ধোয়া ১ কেজি', 420, 450, 'Haor Fresh', 'River rui cut for curry.', 'ঝোলের মাপে কাটা নদীর রুই।'],
    ['Pabda Fish 500 gm', 'পাবদা মাছ ৫০০ গ্রাম', 320, 360, 'Haor Fresh', 'Soft-boned haor pabda.', 'হাওরের নরম কাঁটার পাবদা।', { at: 'sylhet' }],
    ['Chingri (Prawn) 500 gm', 'চিংড়ি ৫০০ গ্রাম', 480, 620, 'Khamar Bari', 'Medium bagda prawns, shell on.', 'মাঝারি বাগদা চিংড়ি, খোসাসহ।', { at: 'savar' }],
    ['Shutki (Dried Chepa) 250 gm', 'চ্যাপা শুঁটকি ২৫০ গ্রাম', 240, 260, 'Haor Fresh', 'Fermented the old way, sealed twice.', 'পুরোনো কায়দায় মজানো, দুই পরত মোড়ক।', { at: 'sylhet', qty: 0 }],
  ],
  'meat-eggs': [
    ['Deshi Chicken, Dressed 1 Kg', 'দেশি মুরগি ১ কেজি (ড্রেসিং করা)', 560, 590, 'Khamar Bari', 'Free-range, halal, cut into twelve.', 'খোলা মাঠে পালা, হালাল, বারো টুকরা।'],
    ['Beef with Bone 1 Kg', 'হাড়সহ গরুর মাংস ১ কেজি', 760, 780, 'Khamar Bari', 'Fresh halal beef from the morning market.', 'সকালের বাজারের টাটকা হালাল মাংস।'],
    ['Farm Eggs, 12 pcs', 'ফার্মের ডিম ১২টি', 145, 155, 'Khamar Bari', 'Brown eggs, checked by light.', 'আলোয় পরখ করা বাদামি ডিম।'],
    ['Duck Eggs, 12 pcs', 'হাঁসের ডিম ১২টি', 230, 240, 'Haor Fresh', 'From ducks of the Sunamganj haor.', 'সুনামগঞ্জের হাওরের হাঁসের ডিম।', { at: 'sylhet' }],
  ],
  'biscuits-snacks': [
    ['Toast Biscuit 400 gm', 'টোস্ট বিস্কুট ৪০০ গ্রাম', 95, 100, 'Padma Foods', 'Twice baked, made for dipping.', 'দুইবার সেঁকা, চায়ে ডোবানোর জন্য।'],
    ['Chanachur Jhal 300 gm', 'ঝাল চানাচুর ৩০০ গ্রাম', 105, 130, 'Padma Foods', 'Crunchy mix with peanuts and a slow heat.', 'বাদাম আর ঝালে মচমচে।'],
    ['Puffed Rice (Muri) 500 gm', 'মুড়ি ৫০০ গ্রাম', 70, 75, 'Padma Foods', 'Hand-fried in sand, no urea.', 'বালুতে হাতে ভাজা, ইউরিয়ামুক্ত।'],
    ['Nankhatai 250 gm', 'নানখাতাই ২৫০ গ্রাম', 140, 150, 'Padma Foods', 'Crumbly ghee cookies of old Dhaka.', 'পুরান ঢাকার ঘিয়ের নানখাতাই।', { at: 'savar' }],
  ],
  'tea-coffee': [
    ['Sylhet Black Tea 400 gm', 'সিলেটের চা পাতা ৪০০ গ্রাম', 245, 260, 'Surma Valley', 'Strong BOP leaf for milk tea.', 'দুধ চায়ের কড়া দানাদার পাতা।', { is: 'featured', video: 'eRsGyueVLvQ' }],
    ['Green Tea, 50 bags', 'গ্রিন টি ৫০ ব্যাগ', 320, 420, 'Surma Valley', 'Light leaf from a Sreemangal garden.', 'শ্রীমঙ্গলের বাগানের হালকা পাতা।'],
    ['Seven-layer Tea Kit', 'সাত রঙের চায়ের কিট', 550, 600, 'Surma Valley', 'Seven blends and the way to pour them.', 'সাত রকম পাতা আর ঢালার কৌশল।', { at: 'sylhet', qty: 8 }],
    ['Instant Coffee 100 gm', 'ইনস্ট্যান্ট কফি ১০০ গ্রাম', 380, 400, 'Padma Foods', 'Dark roast in a glass jar.', 'কাচের বয়ামে গাঢ় ভাজা কফি।', { at: 'savar' }],
  ],
  'juice-drinks': [
    ['Mango Juice 1 Lit', 'আমের জুস ১ লিটার', 110, 120, 'Padma Foods', 'Thick juice from Rajshahi pulp.', 'রাজশাহীর আমের ঘন জুস।'],
    ['Borhani Mix 200 gm', 'বোরহানি মিক্স ২০০ গ্রাম', 160, 200, 'Padma Foods', 'Spice mix for four litres of borhani.', 'চার লিটার বোরহানির মসলা।', { at: 'savar' }],
    ['Bel Sherbet 500 ml', 'বেলের শরবত ৫০০ মিলি', 130, 140, 'Surma Valley', 'Wood-apple syrup for hot afternoons.', 'গরম দুপুরের বেলের সিরাপ।', { at: 'sylhet' }],
  ],
  dairy: [
    ['Fresh Cow Milk 1 Lit', 'গরুর তাজা দুধ ১ লিটার', 95, 100, 'Padma Foods', 'Pasteurised this morning; keep it cold.', 'আজ সকালে পাস্তুরিত; ঠান্ডায় রাখুন।'],
    ['Mishti Doi 500 gm', 'মিষ্টি দই ৫০০ গ্রাম', 170, 180, 'Padma Foods', 'Bogura-style sweet curd in a clay pot.', 'মাটির হাঁড়িতে বগুড়ার ধাঁচের মিষ্টি দই।'],
    ['Milk Powder 1 Kg', 'গুঁড়া দুধ ১ কেজি', 820, 890, 'Surma Valley', 'Full cream, mixes without lumps.', 'ফুল ক্রিম, দলা পাকে না।'],
  ],
  laundry: [
    ['Washing Powder 2 Kg', 'কাপড় ধোয়ার গুঁড়া সাবান ২ কেজি', 310, 345, 'Jhokjhok', 'Lemon scent, gentle on hands.', 'লেবুর সুবাস, হাতের জন্য কোমল।'],
    ['Laundry Soap Bar, 4 pcs', 'কাপড় কাচা সাবান ৪টি', 120, 125, 'Nirmol', 'Hard bar for collars and cuffs.', 'কলার আর হাতার দাগের শক্ত সাবান।', { at: 'savar', is: 'hidden' }],
    ['Fabric Softener 1 Lit', 'ফেব্রিক সফটনার ১ লিটার', 340, 460, 'Jhokjhok', 'Soft towels with a clean garden scent.', 'নরম তোয়ালে, বাগানের মতো সুবাস।', { at: 'sylhet', is: 'pending' }],
  ],
  'kitchen-cleaning': [
    ['Dish Wash Liquid 500 ml', 'ডিশ ওয়াশ লিকুইড ৫০০ মিলি', 130, 140, 'Nirmol', 'Cuts grease, rinses fast.', 'তেল কাটে, সহজে ধুয়ে যায়।'],
    ['Floor Cleaner 1 Lit', 'ফ্লোর ক্লিনার ১ লিটার', 220, 285, 'Nirmol', 'Pine scent, safe around children.', 'পাইনের সুবাস, শিশুদের আশপাশে নিরাপদ।'],
    ['Coconut Coir Scrubber, 3 pcs', 'নারকেল ছোবড়ার মাজনি ৩টি', 75, 80, 'Nirmol', 'Plastic-free scrubbers from Bagerhat.', 'বাগেরহাটের প্লাস্টিকমুক্ত মাজনি।', { at: 'savar', is: 'rejected' }],
  ],
};
