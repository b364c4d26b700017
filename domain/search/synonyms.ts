/** Words for the same thing: those every shop has, and those an admin added. */
import { stemOf, wordsOf } from './words';

export type Synonyms = {
  groups: readonly (readonly (readonly string[])[])[];
  /** The groups of a phrase, by the stems of its words. */
  phrases: ReadonlyMap<string, readonly number[]>;
};

/** One group per line, its phrases joined by commas. */
export function makeSynonyms(lines: readonly string[]): Synonyms {
  const groups = lines.map((line) =>
    line
      .split(',')
      .map(wordsOf)
      .filter((words) => words.length > 0),
  );
  const phrases = new Map<string, number[]>();
  for (const [at, group] of groups.entries()) {
    for (const phrase of group) {
      const key = phrase.map(stemOf).join(' ');
      phrases.set(key, [...(phrases.get(key) ?? []), at]);
    }
  }
  return { groups, phrases };
}

const EMPTY = new Set(
  wordsOf(
    'a an and at best bd buy cheap cost dam dame e er for from i in is ke kinbo kinte koto ki lagbe me my near new of on online or original price s sell shop taka the to tk want with z ও আর এবং এর একটা একটি কত কিনব কিনতে চাই জন্য টাকা দাম দামে ভালো',
  ),
);

/** A word that says nothing about what is wanted. */
export const isEmptyWord = (word: string): boolean => EMPTY.has(word);

/** What people in Bangladesh call common goods. Spellings that sound alike need no line of their own. */
export const commonSynonyms: readonly string[] = [
  'rice, chal, চাল, চাউল',
  'lentil, dal, daal, ডাল, pulse',
  'chickpea, chola, boot, ছোলা, বুট',
  'flour, atta, আটা, moida, maida, ময়দা',
  'sugar, chini, চিনি',
  'molasses, jaggery, gur, গুড়',
  'edible oil, cooking oil, ভোজ্য তেল, রান্নার তেল',
  'oil, tel, তেল',
  'soyabean, soybean, soya, সয়াবিন',
  'black seed, kalojira, kala jeera, black cumin, কালোজিরা',
  'mustard, shorisha, sorisha, সরিষা',
  'spice, masala, mosla, মসলা, মশলা',
  'turmeric, haldi, holud, হলুদ',
  'chilli, chili, chilly, morich, lonka, মরিচ, লঙ্কা',
  'pickle, achar, আচার',
  'honey, modhu, মধু',
  'ghee, ঘি',
  'vegetable, sobji, shobji, torkari, সবজি, শাকসবজি, তরকারি',
  'potato, alu, aloo, আলু, গোল আলু',
  'onion, peyaj, piaj, পেঁয়াজ',
  'tomato, টমেটো',
  'brinjal, eggplant, aubergine, begun, বেগুন',
  'bean, shim, শিম, সিম',
  'spinach, shak, শাক',
  'fruit, fol, phol, ফল',
  'banana, kola, কলা',
  'mango, aam, am, আম',
  'guava, peyara, পেয়ারা',
  'pineapple, anarosh, আনারস',
  'orange, komola, kamala, কমলা',
  'fish, mach, maach, মাছ',
  'hilsa, ilish, ইলিশ',
  'rohu, rui, রুই',
  'shrimp, prawn, chingri, চিংড়ি',
  'dried fish, dry fish, shutki, শুঁটকি',
  'meat, mangsho, gosht, মাংস, গোশত',
  'beef, gorur mangsho, goru, গরুর মাংস',
  'chicken, murgi, মুরগি',
  'egg, dim, ডিম',
  'biscuit, cookie, বিস্কুট',
  'snack, nasta, নাশতা, নাস্তা',
  'puffed rice, muri, মুড়ি',
  'tea, cha, chai, cha pata, চা, চা পাতা',
  'coffee, kofi, কফি',
  'juice, jus, জুস, শরবত, sherbet, sharbat',
  'milk, dudh, দুধ',
  'curd, yogurt, yoghurt, doi, দই',
  'detergent, washing powder, kapor dhoyar powder, গুঁড়া সাবান, ডিটারজেন্ট',
  'dishwash, dish wash, dishwasher, ডিশ ওয়াশ',
  'soap, saban, shaban, সাবান',
  'saree, sari, shari, শাড়ি',
  'three piece, 3 piece, 3pc, threepiece, salwar kameez, shalwar kamiz, থ্রি পিস, সালোয়ার কামিজ, সেলোয়ার কামিজ',
  'kurti, kurta, কুর্তি',
  'bag, byag, handbag, purse, ব্যাগ, হ্যান্ডব্যাগ, ভ্যানিটি ব্যাগ, vanity bag',
  'jewellery, jewelry, ornament, gohona, goyna, গয়না, গহনা',
  'earring, jhumka, kaner dul, ঝুমকা, কানের দুল, দুল',
  'bangle, churi, চুড়ি',
  'necklace, neckless, mala, মালা, হার',
  'anklet, nupur, payel, নূপুর, পায়েল',
  'shoe, juta, জুতা, জুতো, footwear',
  'sandal, chappal, স্যান্ডেল, চপ্পল',
  'sneaker, keds, trainers, স্নিকার, কেডস',
  'panjabi, punjabi, পাঞ্জাবি, পাঞ্জাবী',
  'gamcha, gamsa, গামছা',
  'lungi, লুঙ্গি, লুংগি',
  'tshirt, t shirt, tee shirt, genji, টি শার্ট, টিশার্ট, গেঞ্জি',
  'jeans, jins, জিন্স',
  'trouser, pant, pants, প্যান্ট',
  'wallet, moneybag, money bag, manibag, মানিব্যাগ, ওয়ালেট',
  'belt, বেল্ট',
  'watch, wristwatch, hand watch, ghori, ঘড়ি, হাতঘড়ি',
  'mobile, phone, cell phone, mobail, মোবাইল, ফোন',
  'charger, charjar, adapter, চার্জার',
  'cable, cord, data cable, কেবল, ক্যাবল, তার',
  'multiplug, multi plug, extension board, মাল্টিপ্লাগ',
  'headphone, headset, হেডফোন',
  'earphone, earbud, airbud, airpods, tws, হেডফোন, ইয়ারফোন, ইয়ারবাড',
  'pendrive, pen drive, flash drive, usb drive, পেনড্রাইভ',
  'memory card, sd card, microsd, মেমোরি কার্ড, মেমরি কার্ড',
  'ssd, hard disk, hard drive',
  'fan, pakha, ফ্যান, পাখা',
  'bulb, light, বাল্ব, লাইট, বাতি',
  'lamp, bati, ল্যাম্প, বাতি',
  'kettle, ketli, কেটলি',
  'smartwatch, smart watch, স্মার্ট ওয়াচ, স্মার্টওয়াচ',
  'speaker, sound box, soundbox, স্পিকার, সাউন্ড বক্স',
  'pot, pan, hari, patil, হাঁড়ি, পাতিল, হাঁড়িপাতিল',
  'wok, karahi, korai, কড়াই',
  'bottle, botol, বোতল',
  'jar, boyam, বয়াম',
  'lunch box, tiffin, টিফিন',
  'bedsheet, bed sheet, bed cover, bichanar chador, চাদর, বিছানার চাদর, বেডশিট',
  'blanket, comforter, lep, kombol, কম্ফোর্টার, কম্বল, লেপ',
  'mosquito net, moshari, মশারি',
  'quilt, kantha, কাঁথা',
  'vase, fuldani, ফুলদানি',
  'mat, pati, পাটি, মাদুর',
  'facewash, face wash, ফেসওয়াশ, ফেস ওয়াশ',
  'cream, lotion, ক্রিম, লোশন',
  'sun cream, sunblock, sunscreen, সানস্ক্রিন',
  'hair, chul, চুল',
  'perfume, scent, fragrance, attar, পারফিউম, আতর, সুগন্ধি',
  'diaper, pampers, nappy, ডায়াপার',
  'wipes, tissue, ওয়াইপস',
  'feeder, feeding bottle, ফিডার',
  'doll, putul, পুতুল',
  'toy, khelna, খেলনা',
  'puzzle, পাজল',
  'ball, বল',
  'book, boi, বই',
  'novel, uponnash, উপন্যাস, story, golpo, গল্প',
  'poem, poetry, kobita, কবিতা, chora, ছড়া',
  'notebook, khata, exercise book, খাতা',
  'pen, kolom, কলম',
  'pencil, পেন্সিল, পেনসিল',
  'baby, kid, child, children, bacca, baccha, shishu, শিশু, বাচ্চা, বাবু, boys, ছোটদের',
  'women, ladies, girl, meyeder, মেয়েদের, নারী, মহিলা, womens',
  'men, gents, cheleder, ছেলেদের, পুরুষ, mens',
  'cotton, suti, সুতি',
  'leather, chamra, চামড়া',
  'silk, resham, সিল্ক, রেশম',
  'red, lal, লাল',
  'black, kalo, কালো',
  'water, pani, পানি',
  'winter, sheet, shit, শীত, শীতের',
  'kg, kilo, kilogram, কেজি, কিলো',
  'liter, litre, lit, ltr, l, লিটার',
  'gm, gram, g, গ্রাম',
  'ml, মিলি',
  'pcs, piece, pis, পিস',
];
