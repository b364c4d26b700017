/**
 * A short page for when the shop's own cannot be served: there are too many requests, or too many from this visitor.
 */
import type { Response } from 'express';

type Reason = 'busy' | 'tooMany';

const words: Record<Reason, { en: [string, string]; bn: [string, string] }> = {
  busy: {
    en: ['The shop is very busy', 'Please try again in a moment.'],
    bn: ['দোকানে এখন খুব ভিড়', 'একটু পর আবার চেষ্টা করুন।'],
  },
  tooMany: {
    en: ['Too many pages at once', 'Please wait a little and try again.'],
    bn: ['একসঙ্গে অনেক বেশি পাতা খোলা হয়েছে', 'একটু অপেক্ষা করে আবার চেষ্টা করুন।'],
  },
};

const page = ({ en, bn }: (typeof words)[Reason]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${en[0]} · ${bn[0]}</title>
<style>
body { display: grid; place-content: center; min-height: 90vh; margin: 0; padding: 24px; color: #1f2933; background: #fbfaf6; font: 1.0625rem/1.6 system-ui, sans-serif; text-align: center }
h1 { margin: 0; font-size: 1.375rem } p { margin: 0 0 24px } a { color: #17683f; font-weight: 600 }
@media (prefers-color-scheme: dark) { body { color: #e8e6df; background: #14181b } a { color: #7fd3a5 } }
</style>
</head>
<body>
<main>
<h1>${en[0]}</h1><p>${en[1]}</p>
<div lang="bn"><h1>${bn[0]}</h1><p>${bn[1]}</p></div>
<a href="">Try again · আবার চেষ্টা করুন</a>
</main>
</body>
</html>
`;

/** With the seconds to wait, and never cached. */
export function sendBusyPage(res: Response, reason: Reason, seconds: number): void {
  res.setHeader('Retry-After', String(seconds));
  res.setHeader('Cache-Control', 'no-store');
  res
    .status(reason === 'busy' ? 503 : 429)
    .type('html')
    .send(page(words[reason]));
}
