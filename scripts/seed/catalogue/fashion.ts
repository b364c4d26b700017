/** The products of vendor.fashion. */
import type { ProductTable } from './rows';

export const fashionProducts: ProductTable = {
  'cotton-saree': [
    ['Tangail Cotton Saree', 'টাঙ্গাইল সুতি শাড়ি', 1450, 1650, 'Tanti Para', 'Soft handloom cotton with a striped body and woven border.', 'ডোরাকাটা জমিন আর বোনা পাড়ের নরম তাঁতের শাড়ি।', { choose: 'saree', is: 'featured' }],
    ['Block Print Cotton Saree', 'ব্লক প্রিন্ট সুতি শাড়ি', 1250, 1600, 'Shitalakshya', 'Hand-blocked motifs in plant colours.', 'ভেষজ রঙে হাতে করা ব্লকের নকশা।', { choose: 'softColours' }],
    ['Monipuri Cotton Saree', 'মণিপুরি সুতি শাড়ি', 2200, 2400, 'Tanti Para', 'Temple border, woven in Kamalganj.', 'কমলগঞ্জে বোনা, মন্দির পাড়।', { choose: 'saree' }],
    ['Daily Wear Cotton Saree', 'নিত্যদিনের সুতি শাড়ি', 780, 850, 'Shitalakshya', 'Light, washable, ready to wear.', 'হালকা, সহজে ধোয়া যায়।', { choose: 'softColours', qty: 0 }],
  ],
  'jamdani-saree': [
    ['Dhakai Jamdani Saree, 80 Count', 'ঢাকাই জামদানি শাড়ি, ৮০ কাউন্ট', 8500, 9200, 'Shitalakshya', 'Woven in Rupganj over three weeks; panna hajar motif.', 'রূপগঞ্জে তিন সপ্তাহে বোনা, পান্না হাজার নকশা।', { choose: 'saree', is: 'featured', qty: 6, video: 'R6MlUcmOul8' }],
    ['Half Silk Jamdani Saree', 'হাফ সিল্ক জামদানি শাড়ি', 4800, 5200, 'Shitalakshya', 'Silk warp, cotton weft, light to carry.', 'রেশমের টানা, সুতার পোড়েন, পরতে হালকা।', { choose: 'saree' }],
    ['Jamdani Cotton Saree, Butidar', 'বুটিদার সুতি জামদানি', 3600, 4600, 'Tanti Para', 'Small scattered buti on a plain ground.', 'সাদামাটা জমিনে ছিটানো ছোট বুটি।', { choose: 'softColours' }],
  ],
  'silk-saree': [
    ['Rajshahi Silk Saree', 'রাজশাহী সিল্ক শাড়ি', 5200, 5600, 'Tanti Para', 'Pure mulberry silk with a zari border.', 'জরির পাড়ে খাঁটি তুঁত রেশম।', { choose: 'saree', is: 'featured' }],
    ['Mirpur Katan Saree', 'মিরপুর কাতান শাড়ি', 6800, 8600, 'Shitalakshya', 'Bridal katan from the Mirpur looms.', 'মিরপুরের তাঁতের বিয়ের কাতান।', { choose: 'saree', qty: 9 }],
    ['Soft Silk Printed Saree', 'সফট সিল্ক প্রিন্ট শাড়ি', 2400, 2600, 'Tanti Para', 'Flowing print for evenings out.', 'দাওয়াতের জন্য নরম প্রিন্ট।', { choose: 'softColours', is: 'pending' }],
  ],
  'three-piece': [
    ['Unstitched Lawn Three-piece', 'আনস্টিচড লন থ্রি-পিস', 1650, 1850, 'Rongdhonu', 'Printed lawn kameez, plain salwar, chiffon orna.', 'প্রিন্ট লনের কামিজ, একরঙা সালোয়ার, শিফন ওড়না।', { choose: 'softColours' }],
    ['Embroidered Cotton Three-piece', 'এমব্রয়ডারি সুতি থ্রি-পিস', 2350, 2950, 'Anchal', 'Karchupi work on the yoke, ready stitched.', 'বুকে কারচুপির কাজ, সেলাই করা।', { choose: 'womensSizes', is: 'featured' }],
    ['Georgette Party Three-piece', 'জর্জেট পার্টি থ্রি-পিস', 3800, 4200, 'Rongdhonu', 'Flared kameez with stone work.', 'পাথরের কাজে ঘেরওয়ালা কামিজ।', { choose: 'womensSizes' }],
    ['Block Print Three-piece', 'ব্লক প্রিন্ট থ্রি-পিস', 1450, 1500, 'Anchal', 'Everyday cotton with hand block prints.', 'হাতে ব্লক করা প্রতিদিনের সুতি।', { choose: 'womensSizes', qty: 18 }],
  ],
  kurti: [
    ['Cotton A-line Kurti', 'সুতি এ-লাইন কুর্তি', 850, 1100, 'Rongdhonu', 'Comfortable cut with side pockets.', 'দুই পাশে পকেটসহ আরামদায়ক কাট।', { choose: 'womensSizes' }],
    ['Nakshi Stitch Kurti', 'নকশি ফোঁড়ের কুর্তি', 1350, 1450, 'Anchal', 'Kantha stitch flowers around the neck.', 'গলায় কাঁথা ফোঁড়ের ফুল।', { choose: 'womensSizes', is: 'featured' }],
    ['Viscose Long Kurti', 'ভিসকস লং কুর্তি', 1150, 1250, 'Rongdhonu', 'Falls softly, needs no ironing.', 'নরম কাপড়, ইস্ত্রি লাগে না।', { choose: 'womensSizes' }],
  ],
  handbags: [
    ['Jute & Leather Handbag', 'পাট ও চামড়ার হ্যান্ডব্যাগ', 1650, 1800, 'Kakon', 'Golden fibre body, leather handles, zip inside.', 'সোনালি আঁশের বডি, চামড়ার হাতল, ভেতরে চেইন।', { choose: 'leather', is: 'featured' }],
    ['Office Tote Bag', 'অফিস টোট ব্যাগ', 1950, 2500, 'Kakon', 'Holds a laptop of 14 inches.', '১৪ ইঞ্চি ল্যাপটপ ধরে।', { choose: 'leather' }],
    ['Rickshaw Art Clutch', 'রিকশা আর্ট ক্লাচ', 750, 800, 'Nupur', 'Hand-painted peacocks of Dhaka rickshaws.', 'ঢাকার রিকশার হাতে আঁকা ময়ূর।', { qty: 11 }],
  ],
  jewellery: [
    ['Gold-plated Jhumka Pair', 'সোনালি ঝুমকা জোড়া', 650, 750, 'Kakon', 'Temple dome with pearl drops.', 'মন্দির গম্বুজে মুক্তার ঝুল।', { is: 'featured' }],
    ['Glass Churi Set, 24 pcs', 'রেশমি কাচের চুড়ি ২৪টি', 280, 300, 'Nupur', 'Bangles in festival colours.', 'উৎসবের রঙের রেশমি চুড়ি।', { choose: 'saree' }],
    ['Clay Bead Necklace', 'মাটির পুঁতির মালা', 420, 560, 'Nupur', 'Baked and painted by hand in Savar.', 'সাভারে হাতে গড়া, পোড়ানো ও রাঙানো।'],
    ['Silver Nupur Pair', 'রুপার নূপুর জোড়া', 1850, 1950, 'Nupur', 'Oxidised silver with small bells.', 'অক্সিডাইজড রুপা, ছোট ঘুঙুর।', { is: 'hidden' }],
  ],
  'womens-shoes': [
    ['Embroidered Nagra', 'নকশি নাগরা', 980, 1100, 'Nupur', 'Padded sole under bright thread work.', 'রঙিন সুতার কাজ, নিচে নরম সোল।', { choose: 'womensShoes' }],
    ['Block Heel Sandal', 'ব্লক হিল স্যান্ডেল', 1450, 1850, 'Nupur', 'Two-inch heel that walks all day.', 'দুই ইঞ্চি হিল, সারাদিন আরাম।', { choose: 'womensShoes' }],
    ['Everyday Flat Sandal', 'প্রতিদিনের ফ্ল্যাট স্যান্ডেল', 690, 750, 'Nupur', 'Light, washable, rain friendly.', 'হালকা, ধোয়া যায়, বৃষ্টিতেও চলে।', { choose: 'womensShoes', is: 'rejected' }],
  ],
  panjabi: [
    ['Cotton Panjabi, Embroidered', 'এমব্রয়ডারি সুতি পাঞ্জাবি', 1650, 1850, 'Utsob', 'Breathable cotton with chest embroidery.', 'বুকে নকশা, বাতাস চলে এমন সুতি।', { choose: 'panjabi', is: 'featured' }],
    ['Silk Blend Eid Panjabi', 'সিল্ক ব্লেন্ড ঈদ পাঞ্জাবি', 2850, 3600, 'Utsob', 'A quiet shine for the feast morning.', 'ঈদের সকালের মৃদু ঝলক।', { choose: 'panjabi', video: 'WhWc3b3KhnY' }],
    ['Khadi Short Panjabi', 'খাদি শর্ট পাঞ্জাবি', 1350, 1450, 'Baburhat Weave', 'Cumilla khadi, worn over jeans.', 'কুমিল্লার খাদি, জিন্সের সঙ্গে মানায়।', { choose: 'panjabi' }],
    ["Boys' Cotton Panjabi", 'ছেলেদের সুতি পাঞ্জাবি', 950, 1000, 'Utsob', 'Small sizes from two to twelve years.', 'দুই থেকে বারো বছরের মাপ।', { choose: 'sizes' }],
  ],
  lungi: [
    ['Baburhat Check Lungi', 'বাবুরহাটের চেক লুঙ্গি', 480, 520, 'Baburhat Weave', 'Colours that stay after fifty washes.', 'পঞ্চাশ ধোয়াতেও রং থাকে।', { choose: 'saree' }],
    ['Pabna Fine Lungi, 2 pcs', 'পাবনার মিহি লুঙ্গি ২টি', 890, 1150, 'Baburhat Weave', 'Two soft lungis in one pack.', 'এক প্যাকেটে দুটি নরম লুঙ্গি।'],
    ['Gamcha, Handloom', 'তাঁতের গামছা', 180, 190, 'Baburhat Weave', 'Dries fast, gets softer with age.', 'দ্রুত শুকায়, যত পুরোনো তত নরম।', { qty: 120 }],
  ],
  shirts: [
    ['Oxford Formal Shirt', 'অক্সফোর্ড ফরমাল শার্ট', 1250, 1350, 'Suti', 'Easy-iron cotton for the office week.', 'অফিসের জন্য সহজে ইস্ত্রি হওয়া সুতি।', { choose: 'sizesColours' }],
    ['Striped Casual Shirt', 'স্ট্রাইপ ক্যাজুয়াল শার্ট', 1050, 1400, 'Suti', 'Half sleeves, soft collar.', 'হাফ হাতা, নরম কলার।', { choose: 'sizesColours' }],
    ['Denim Shirt', 'ডেনিম শার্ট', 1650, 1750, 'Dhaka Denim', 'Light denim made in Gazipur.', 'গাজীপুরে তৈরি হালকা ডেনিম।', { choose: 'sizes' }],
  ],
  't-shirts': [
    ['Bornomala T-shirt', 'বর্ণমালা টি-শার্ট', 450, 500, 'Suti', 'Combed cotton with Bangla letters.', 'কম্বড কটনে বাংলা অক্ষর।', { choose: 'sizesColours', is: 'featured' }],
    ['Polo T-shirt', 'পোলো টি-শার্ট', 690, 890, 'Suti', 'Pique knit that keeps its shape.', 'পিকে বুনন, আকার ঠিক থাকে।', { choose: 'sizesColours' }],
    ['Plain T-shirt, 3 pcs', 'একরঙা টি-শার্ট ৩টি', 990, 1050, 'Suti', 'White, black and navy in one pack.', 'সাদা, কালো ও নেভি এক প্যাকে।', { choose: 'sizes' }],
  ],
  jeans: [
    ['Slim Fit Stretch Jeans', 'স্লিম ফিট স্ট্রেচ জিন্স', 1450, 1600, 'Dhaka Denim', 'Moves with you, export quality.', 'নড়াচড়ায় আরাম, এক্সপোর্ট মানের।', { choose: 'waist' }],
    ['Regular Fit Jeans', 'রেগুলার ফিট জিন্স', 1350, 1750, 'Dhaka Denim', 'Five pockets, solid seams.', 'পাঁচ পকেট, মজবুত সেলাই।', { choose: 'waist' }],
    ['Twill Gabardine Trouser', 'গ্যাবার্ডিন প্যান্ট', 1150, 1200, 'Dhaka Denim', 'For the office and after.', 'অফিসে ও অফিসের পরে।', { choose: 'waist' }],
  ],
  'mens-shoes': [
    ['Leather Formal Shoe', 'চামড়ার ফরমাল জুতা', 3200, 3500, 'Chamra Ghor', 'Full-grain leather from Hazaribagh craftsmen.', 'কারিগরের হাতে ফুল গ্রেইন চামড়া।', { choose: 'mensShoes' }],
    ['Canvas Sneaker', 'ক্যানভাস স্নিকার', 1450, 1900, 'Chamra Ghor', 'Stitched rubber sole, easy to wash.', 'সেলাই করা রাবার সোল, ধোয়া সহজ।', { choose: 'mensShoes', is: 'featured' }],
    ['Leather Sandal', 'চামড়ার স্যান্ডেল', 1250, 1300, 'Chamra Ghor', 'Soft straps for panjabi days.', 'পাঞ্জাবির সঙ্গে নরম ফিতা।', { choose: 'mensShoes' }],
  ],
  'wallets-belts': [
    ['Bifold Leather Wallet', 'চামড়ার মানিব্যাগ', 850, 1100, 'Chamra Ghor', 'Eight cards, a coin pocket, a quiet stitch.', 'আটটি কার্ড, কয়েনের পকেট, নিখুঁত সেলাই।', { choose: 'leather' }],
    ['Reversible Leather Belt', 'দুই পাশের চামড়ার বেল্ট', 950, 1000, 'Chamra Ghor', 'Black one day, brown the next.', 'একদিন কালো, একদিন বাদামি।', { choose: 'waist' }],
  ],
  watches: [
    ['Classic Analog Watch', 'ক্লাসিক অ্যানালগ ঘড়ি', 2450, 2700, 'Somoy', 'Bangla numerals, Japanese movement.', 'বাংলা সংখ্যা, জাপানি মেশিন।', { choose: 'leather', is: 'featured' }],
    ['Steel Chain Watch', 'স্টিল চেইন ঘড়ি', 3200, 4100, 'Somoy', 'Date window, water resistant.', 'তারিখের ঘর, পানি প্রতিরোধী।', { qty: 7 }],
  ],
};
