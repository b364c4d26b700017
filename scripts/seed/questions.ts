/** The demo's questions to vendors: about products and about packages, answered, waiting and closed. */
export type QuestionRow = {
  customer: string;
  /** The package asked about, or whose first product is asked about. */
  tracking_id: string;
  about: 'product' | 'package';
  closed?: 1;
  /** Who wrote, how many days ago. `unread`: who has not read the last message. */
  messages: readonly { by: 'customer' | 'vendor'; days: number; text: string }[];
  unread?: 'customer' | 'vendor';
};

export const questions: readonly QuestionRow[] = [
  {
    customer: 'customer',
    tracking_id: 'HTDEMO001031',
    about: 'product',
    unread: 'customer',
    messages: [
      { by: 'customer', days: 1.2, text: 'ডেলিভারির সময় খুলে দেখে নেওয়া যাবে?' },
      { by: 'vendor', days: 0.6, text: 'জি, ডেলিভারির লোকের সামনেই খুলে দেখে নিতে পারবেন।' },
    ],
  },
  {
    customer: 'customer',
    tracking_id: 'HTDEMO001011',
    about: 'package',
    unread: 'vendor',
    messages: [{ by: 'customer', days: 0.05, text: 'Can it reach me before Friday? I am travelling after that.' }],
  },
  {
    customer: 'customer',
    tracking_id: 'HTDEMO001071',
    about: 'package',
    closed: 1,
    messages: [
      { by: 'customer', days: 5, text: 'The bill is missing in the parcel.' },
      { by: 'vendor', days: 4.8, text: 'Sorry! Here is how to get it: open the order and choose the invoice.' },
      { by: 'customer', days: 4.7, text: 'Found it, thank you.' },
    ],
  },
  {
    customer: 'customer',
    tracking_id: 'HTDEMO001061',
    about: 'package',
    unread: 'vendor',
    messages: [{ by: 'customer', days: 0.4, text: 'বিকেল পাঁচটার পরে দেওয়া যাবে? তার আগে বাসায় কেউ থাকবে না।' }],
  },
  {
    customer: 'customer2',
    tracking_id: 'HTDEMO001231',
    about: 'product',
    unread: 'vendor',
    messages: [{ by: 'customer', days: 0.3, text: 'এটা কি আবার স্টকে আসবে? আরও দুইটা লাগবে।' }],
  },
];
