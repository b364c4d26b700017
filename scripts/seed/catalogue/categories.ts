/** The tree of categories, three levels, with the brands of each sub category. */

export type ChildRow = readonly [slug: string, name: string, name_bn: string];
export type SubRow = {
  slug: string;
  name: string;
  name_bn: string;
  brands: readonly (readonly [name: string, name_bn: string])[];
  children: readonly ChildRow[];
};
export type MainRow = { slug: string; name: string; name_bn: string; about: string; about_bn: string; subs: readonly SubRow[] };

export const categories: readonly MainRow[] = [
  {
    slug: 'grocery',
    name: 'Grocery',
    name_bn: 'মুদি বাজার',
    about: 'Rice, dal, oil, fish and vegetables from shops in your own area, brought the same day.',
    about_bn: 'নিজের এলাকার দোকান থেকে চাল, ডাল, তেল, মাছ ও সবজি, দিনের বাজার দিনেই।',
    subs: [
      {
        slug: 'rice-dal-flour',
        name: 'Rice, Dal & Flour',
        name_bn: 'চাল, ডাল ও আটা',
        brands: [['Sonali Khet', 'সোনালী খেত'], ['Meghna Mills', 'মেঘনা মিলস']],
        children: [['rice', 'Rice', 'চাল'], ['dal', 'Dal', 'ডাল'], ['flour-sugar', 'Flour & Sugar', 'আটা, ময়দা ও চিনি']],
      },
      {
        slug: 'oil-spices',
        name: 'Oil & Spices',
        name_bn: 'তেল ও মসলা',
        brands: [['Ghani Bhanga', 'ঘানি ভাঙা'], ['Ruposhi', 'রূপসী']],
        children: [['cooking-oil', 'Cooking Oil', 'ভোজ্য তেল'], ['spices', 'Spices', 'মসলা'], ['ghee-honey', 'Ghee & Honey', 'ঘি ও মধু']],
      },
      {
        slug: 'fresh-food',
        name: 'Fresh Food',
        name_bn: 'টাটকা বাজার',
        brands: [['Khamar Bari', 'খামার বাড়ি'], ['Haor Fresh', 'হাওর ফ্রেশ']],
        children: [['vegetables', 'Vegetables', 'সবজি'], ['fruits', 'Fruits', 'ফল'], ['fish', 'Fish', 'মাছ'], ['meat-eggs', 'Meat & Eggs', 'মাংস ও ডিম']],
      },
      {
        slug: 'snacks-drinks',
        name: 'Snacks & Drinks',
        name_bn: 'নাশতা ও পানীয়',
        brands: [['Surma Valley', 'সুরমা ভ্যালি'], ['Padma Foods', 'পদ্মা ফুডস']],
        children: [['biscuits-snacks', 'Biscuits & Snacks', 'বিস্কুট ও নাশতা'], ['tea-coffee', 'Tea & Coffee', 'চা ও কফি'], ['juice-drinks', 'Juice & Drinks', 'জুস ও পানীয়'], ['dairy', 'Milk & Dairy', 'দুধ ও দুগ্ধজাত']],
      },
      {
        slug: 'cleaning',
        name: 'Home Cleaning',
        name_bn: 'ঘর পরিষ্কার',
        brands: [['Jhokjhok', 'ঝকঝক'], ['Nirmol', 'নির্মল']],
        children: [['laundry', 'Laundry', 'কাপড় ধোয়া'], ['kitchen-cleaning', 'Kitchen & Floor', 'রান্নাঘর ও মেঝে']],
      },
    ],
  },
  {
    slug: 'womens-fashion',
    name: "Women's Fashion",
    name_bn: 'নারীদের ফ্যাশন',
    about: 'Handloom sarees, three-pieces, kurtis and everything worn with them.',
    about_bn: 'তাঁতের শাড়ি, থ্রি-পিস, কুর্তি আর সঙ্গে মানানসই সবকিছু।',
    subs: [
      {
        slug: 'saree',
        name: 'Saree',
        name_bn: 'শাড়ি',
        brands: [['Tanti Para', 'তাঁতি পাড়া'], ['Shitalakshya', 'শীতলক্ষ্যা']],
        children: [['cotton-saree', 'Cotton Saree', 'সুতি শাড়ি'], ['jamdani-saree', 'Jamdani Saree', 'জামদানি শাড়ি'], ['silk-saree', 'Silk Saree', 'সিল্ক শাড়ি']],
      },
      {
        slug: 'three-piece-kurti',
        name: 'Three-piece & Kurti',
        name_bn: 'থ্রি-পিস ও কুর্তি',
        brands: [['Rongdhonu', 'রংধনু'], ['Anchal', 'আঁচল']],
        children: [['three-piece', 'Three-piece', 'থ্রি-পিস'], ['kurti', 'Kurti', 'কুর্তি']],
      },
      {
        slug: 'womens-accessories',
        name: 'Bags, Jewellery & Shoes',
        name_bn: 'ব্যাগ, গয়না ও জুতা',
        brands: [['Kakon', 'কাঁকন'], ['Nupur', 'নূপুর']],
        children: [['handbags', 'Handbags', 'হ্যান্ডব্যাগ'], ['jewellery', 'Jewellery', 'গয়না'], ['womens-shoes', "Women's Shoes", 'মেয়েদের জুতা']],
      },
    ],
  },
  {
    slug: 'mens-fashion',
    name: "Men's Fashion",
    name_bn: 'পুরুষদের ফ্যাশন',
    about: 'Panjabi for the feast day, shirts for the office, lungi for the evening at home.',
    about_bn: 'উৎসবের পাঞ্জাবি, অফিসের শার্ট, বাড়ির সন্ধ্যার লুঙ্গি।',
    subs: [
      {
        slug: 'traditional-wear',
        name: 'Panjabi & Lungi',
        name_bn: 'পাঞ্জাবি ও লুঙ্গি',
        brands: [['Utsob', 'উৎসব'], ['Baburhat Weave', 'বাবুরহাট উইভ']],
        children: [['panjabi', 'Panjabi', 'পাঞ্জাবি'], ['lungi', 'Lungi', 'লুঙ্গি']],
      },
      {
        slug: 'mens-clothing',
        name: 'Shirts & Trousers',
        name_bn: 'শার্ট ও প্যান্ট',
        brands: [['Dhaka Denim', 'ঢাকা ডেনিম'], ['Suti', 'সুতি']],
        children: [['shirts', 'Shirts', 'শার্ট'], ['t-shirts', 'T-shirts', 'টি-শার্ট'], ['jeans', 'Jeans & Trousers', 'জিন্স ও প্যান্ট']],
      },
      {
        slug: 'mens-accessories',
        name: 'Shoes, Wallets & Watches',
        name_bn: 'জুতা, মানিব্যাগ ও ঘড়ি',
        brands: [['Chamra Ghor', 'চামড়া ঘর'], ['Somoy', 'সময়']],
        children: [['mens-shoes', "Men's Shoes", 'ছেলেদের জুতা'], ['wallets-belts', 'Wallets & Belts', 'মানিব্যাগ ও বেল্ট'], ['watches', 'Watches', 'হাতঘড়ি']],
      },
    ],
  },
  {
    slug: 'electronics',
    name: 'Electronics & Gadgets',
    name_bn: 'ইলেকট্রনিকস ও গ্যাজেট',
    about: 'Chargers that last, sound that fills a room and appliances for a small kitchen.',
    about_bn: 'টেকসই চার্জার, ঘরভরা শব্দ আর ছোট রান্নাঘরের যন্ত্রপাতি।',
    subs: [
      {
        slug: 'mobile-accessories',
        name: 'Mobile Accessories',
        name_bn: 'মোবাইল অ্যাকসেসরিজ',
        brands: [['Bijli', 'বিজলি'], ['Torongo', 'তরঙ্গ']],
        children: [['power-banks', 'Power Banks', 'পাওয়ার ব্যাংক'], ['chargers-cables', 'Chargers & Cables', 'চার্জার ও কেবল'], ['earbuds', 'Earbuds', 'ইয়ারবাড']],
      },
      {
        slug: 'computer-accessories',
        name: 'Computer Accessories',
        name_bn: 'কম্পিউটার অ্যাকসেসরিজ',
        brands: [['Bornomala', 'বর্ণমালা'], ['Megh', 'মেঘ']],
        children: [['keyboards-mice', 'Keyboards & Mice', 'কিবোর্ড ও মাউস'], ['storage', 'Storage', 'স্টোরেজ']],
      },
      {
        slug: 'home-appliances',
        name: 'Home Appliances',
        name_bn: 'ঘরের যন্ত্রপাতি',
        brands: [['Jyoti', 'জ্যোতি'], ['Griho', 'গৃহ']],
        children: [['fans-lights', 'Fans & Lights', 'ফ্যান ও লাইট'], ['rice-cookers', 'Rice Cookers', 'রাইস কুকার'], ['kettles', 'Kettles & Blenders', 'কেটলি ও ব্লেন্ডার']],
      },
      {
        slug: 'wearables-audio',
        name: 'Watches & Audio',
        name_bn: 'স্মার্ট ওয়াচ ও অডিও',
        brands: [['Dhoni', 'ধ্বনি'], ['Torongo', 'তরঙ্গ']],
        children: [['smart-watches', 'Smart Watches', 'স্মার্ট ওয়াচ'], ['speakers', 'Speakers', 'স্পিকার']],
      },
    ],
  },
  {
    slug: 'home-kitchen',
    name: 'Home & Kitchen',
    name_bn: 'ঘর ও রান্নাঘর',
    about: 'Pots, plates, quilts, clay and light: what makes a house a home.',
    about_bn: 'হাঁড়িপাতিল, থালাবাসন, কাঁথা, মাটির জিনিস আর আলো: ঘর সাজানোর সব।',
    subs: [
      {
        slug: 'kitchen-dining',
        name: 'Kitchen & Dining',
        name_bn: 'রান্না ও খাবার টেবিল',
        brands: [['Ranna Ghor', 'রান্নাঘর'], ['Thala Bati', 'থালা বাটি']],
        children: [['pots-pans', 'Pots & Pans', 'হাঁড়ি ও কড়াই'], ['dinner-sets', 'Dinner Sets', 'ডিনার সেট'], ['bottles-jars', 'Bottles & Jars', 'বোতল ও বয়াম']],
      },
      {
        slug: 'bedding',
        name: 'Bedding',
        name_bn: 'বিছানা',
        brands: [['Nidra', 'নিদ্রা'], ['Nakshi Para', 'নকশি পাড়া']],
        children: [['bed-sheets', 'Bed Sheets', 'বিছানার চাদর'], ['nakshi-kantha', 'Nakshi Kantha', 'নকশি কাঁথা']],
      },
      {
        slug: 'decor',
        name: 'Décor',
        name_bn: 'ঘর সাজানো',
        brands: [['Kumar Para', 'কুমার পাড়া'], ['Alo Ghor', 'আলো ঘর']],
        children: [['lamps', 'Lamps', 'বাতি'], ['clay-craft', 'Clay & Craft', 'মাটি ও হস্তশিল্প']],
      },
    ],
  },
  {
    slug: 'beauty-care',
    name: 'Beauty & Care',
    name_bn: 'রূপচর্চা ও যত্ন',
    about: 'Gentle things for skin and hair, many made from what grows around us.',
    about_bn: 'ত্বক ও চুলের কোমল যত্ন, অনেকটাই আমাদের চারপাশের গাছপালা থেকে।',
    subs: [
      {
        slug: 'skin-care',
        name: 'Skin Care',
        name_bn: 'ত্বকের যত্ন',
        brands: [['Shiuli', 'শিউলি'], ['Nim Pata', 'নিম পাতা']],
        children: [['face-wash', 'Face Wash', 'ফেসওয়াশ'], ['creams-lotions', 'Creams & Lotions', 'ক্রিম ও লোশন']],
      },
      {
        slug: 'hair-care',
        name: 'Hair Care',
        name_bn: 'চুলের যত্ন',
        brands: [['Keshori', 'কেশরী'], ['Joba', 'জবা']],
        children: [['shampoo', 'Shampoo', 'শ্যাম্পু'], ['hair-oil', 'Hair Oil', 'চুলের তেল']],
      },
      {
        slug: 'bath-fragrance',
        name: 'Bath & Fragrance',
        name_bn: 'গোসল ও সুগন্ধি',
        brands: [['Bokul', 'বকুল'], ['Kamini', 'কামিনী']],
        children: [['soap', 'Soap', 'সাবান'], ['perfume', 'Perfume & Attar', 'পারফিউম ও আতর']],
      },
    ],
  },
  {
    slug: 'baby-toys',
    name: 'Baby & Toys',
    name_bn: 'শিশু ও খেলনা',
    about: 'For the smallest in the house: soft, safe and made to be loved.',
    about_bn: 'ঘরের সবচেয়ে ছোটজনের জন্য: নরম, নিরাপদ, আদরের।',
    subs: [
      {
        slug: 'baby-care',
        name: 'Baby Care',
        name_bn: 'শিশুর যত্ন',
        brands: [['Khokon', 'খোকন'], ['Tulo', 'তুলো']],
        children: [['diapers', 'Diapers & Wipes', 'ডায়াপার ও ওয়াইপস'], ['feeding', 'Feeding', 'খাওয়ানো']],
      },
      {
        slug: 'toys',
        name: 'Toys',
        name_bn: 'খেলনা',
        brands: [['Putul Bari', 'পুতুল বাড়ি'], ['Khelaghor', 'খেলাঘর']],
        children: [['soft-toys', 'Soft Toys', 'নরম পুতুল'], ['learning-toys', 'Learning Toys', 'শেখার খেলনা']],
      },
    ],
  },
  {
    slug: 'sports-outdoor',
    name: 'Sports & Fitness',
    name_bn: 'খেলাধুলা ও ফিটনেস',
    about: 'For the field behind the school and the corner of the room.',
    about_bn: 'স্কুলের পেছনের মাঠ আর ঘরের কোণের ব্যায়ামের জন্য।',
    subs: [
      {
        slug: 'team-sports',
        name: 'Field Sports',
        name_bn: 'মাঠের খেলা',
        brands: [['Chokka', 'ছক্কা'], ['Maidan', 'ময়দান']],
        children: [['cricket', 'Cricket', 'ক্রিকেট'], ['football', 'Football', 'ফুটবল'], ['badminton', 'Badminton', 'ব্যাডমিন্টন']],
      },
      {
        slug: 'fitness',
        name: 'Fitness',
        name_bn: 'ফিটনেস',
        brands: [['Shokti', 'শক্তি'], ['Bhor', 'ভোর']],
        children: [['dumbbells', 'Weights', 'ডাম্বেল ও ওজন'], ['yoga-mats', 'Yoga & Exercise', 'ইয়োগা ও ব্যায়াম']],
      },
    ],
  },
  {
    slug: 'books-stationery',
    name: 'Books & Stationery',
    name_bn: 'বই ও স্টেশনারি',
    about: 'Stories for every age, and paper and ink for your own.',
    about_bn: 'সব বয়সের গল্প, আর নিজের গল্পের জন্য খাতা-কলম।',
    subs: [
      {
        slug: 'books',
        name: 'Books',
        name_bn: 'বই',
        brands: [['Jonaki Prokash', 'জোনাকি প্রকাশ'], ['Boi Ghat', 'বই ঘাট']],
        children: [['novels', 'Novels & Poems', 'উপন্যাস ও কবিতা'], ['childrens-books', "Children's Books", 'ছোটদের বই']],
      },
      {
        slug: 'stationery',
        name: 'Stationery',
        name_bn: 'স্টেশনারি',
        brands: [['Khata Ghor', 'খাতা ঘর'], ['Tulikala', 'তুলিকলা']],
        children: [['notebooks', 'Notebooks', 'খাতা ও ডায়েরি'], ['pens-art', 'Pens & Art', 'কলম ও আঁকাআঁকি']],
      },
    ],
  },
];
