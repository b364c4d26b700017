/** The five policies, in both languages. */
const text = (...parts: string[]) => parts.join('\n\n').normalize('NFC');

export const policies = {
  termsconditions: text(
    'TERMS AND CONDITIONS',
    'Haat is a market place. Shops sell, warehouses deliver, and Haat keeps the rules fair. By opening an account or placing an order you agree to these terms.',
    'Prices are in taka and include VAT. An order is a promise: the shop prepares what you ordered, and you take it when it comes. A shop may cancel an order it cannot fulfil; what you have paid is then returned in full.',
    'Do not order in another person’s name, and do not misuse coupons or reviews. Accounts that do so are suspended.',
    'শর্তাবলী',
    'হাট একটি বাজার। দোকান বিক্রি করে, গুদাম পৌঁছে দেয়, আর হাট নিয়ম ঠিক রাখে। অ্যাকাউন্ট খুললে বা অর্ডার করলে আপনি এই শর্তগুলো মেনে নিচ্ছেন।',
    'সব দাম টাকায়, ভ্যাটসহ। অর্ডার মানে কথা দেওয়া: দোকান পণ্য প্রস্তুত করবে, আপনি বুঝে নেবেন। দোকান দিতে না পারলে অর্ডার বাতিল হবে এবং আপনার পুরো টাকা ফেরত যাবে।',
  ),
  privacypolicy: text(
    'PRIVACY POLICY',
    'We keep your name, mobile, e-mail and addresses to deliver your orders, and nothing more. Shops see what they need to prepare a package; warehouses see what they need to deliver it. We do not sell your data.',
    'Identity papers of vendors are seen by the applicant and by our admins only. You can ask us to delete your account at any time.',
    'গোপনীয়তা নীতি',
    'অর্ডার পৌঁছে দিতে যতটুকু লাগে — নাম, মোবাইল, ইমেইল, ঠিকানা — শুধু ততটুকুই আমরা রাখি। আপনার তথ্য আমরা বিক্রি করি না। চাইলে যেকোনো সময় অ্যাকাউন্ট মুছে দিতে বলতে পারেন।',
  ),
  vendorpolicy: text(
    'VENDOR POLICY',
    'Sell what you have, describe it as it is, and send it in time. Products are looked at before they are shown; a change of words, pictures or category is looked at again. Grocery vendors sell in their own area only.',
    'Orders wait for nobody: move a package to Processing the day it arrives. Three canceled orders in a month without reason lead to a suspension.',
    'বিক্রেতা নীতি',
    'যা আছে তাই বিক্রি করুন, যেমন আছে তেমন লিখুন, সময়মতো পাঠান। পণ্য দেখানোর আগে যাচাই করা হয়; লেখা, ছবি বা বিভাগ বদলালে আবার যাচাই হয়। মুদি বিক্রেতারা শুধু নিজের এলাকায় বিক্রি করেন।',
  ),
  apppolicy: text(
    'APPLICATION POLICY',
    'The shop works in the browser and can be installed on your phone. It remembers your language, your place and your cart on your device. It asks for no permission it does not need.',
    'অ্যাপ নীতি',
    'এই দোকান ব্রাউজারেই চলে, চাইলে ফোনে ইনস্টলও করা যায়। ভাষা, এলাকা ও কার্ট আপনার ফোনেই মনে রাখে। অপ্রয়োজনীয় কোনো অনুমতি চায় না।',
  ),
  returnpolicy: text(
    'RETURN POLICY',
    'You can send a product back within two days of receiving it: wrong, broken, used or not as described. Ask for the return in your order; when it is accepted, write the return code on the package and send it to the vendor. The refund goes to the account you named, when the vendor has received the product.',
    'ফেরত নীতি',
    'পণ্য পাওয়ার দুই দিনের মধ্যে ফেরত দিতে পারবেন: ভুল, ভাঙা, ব্যবহৃত বা বর্ণনার সাথে না মিললে। অর্ডার থেকে ফেরতের অনুরোধ করুন; গৃহীত হলে প্যাকেটে রিটার্ন কোড লিখে বিক্রেতার ঠিকানায় পাঠান। বিক্রেতা পণ্য পেলে আপনার দেওয়া অ্যাকাউন্টে টাকা ফেরত যাবে।',
  ),
};
