/** The page where a shopper decides: no script, no inline style, one form for each decision. */
import { banglaDigits } from '../../../domain/text/bangla';
import type { SimulatorReply, SimulatedPayment } from './state';

export const decisions = ['success', 'failure', 'cancel'] as const;
export type Decision = (typeof decisions)[number];

const explained: Record<Decision, { en: string; bn: string }> = {
  success: { en: 'Approve the payment', bn: 'পেমেন্ট অনুমোদন করুন' },
  failure: { en: 'Let the payment fail', bn: 'পেমেন্ট ব্যর্থ হোক' },
  cancel: { en: 'Cancel and go back', bn: 'বাতিল করে ফিরে যান' },
};

function page(title: string, main: string, status = 200): SimulatorReply {
  const body = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="page.css">
</head>
<body>
<main>
${main}
</main>
</body>
</html>
`;
  return { status, headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }, body };
}

export function paymentPage(payment: SimulatedPayment): SimulatorReply {
  const amount = `<p class="amount">৳ ${escape(payment.amount)} <span lang="bn">(${banglaDigits(escape(payment.amount))} টাকা)</span></p>`;
  const forms = decisions.map(
    (decision) => `<form method="post" action="decide">
<input type="hidden" name="paymentID" value="${escape(payment.paymentId)}">
<p>${explained[decision].en} · <span lang="bn">${explained[decision].bn}</span></p>
<button type="submit" name="${decision}" value="1">${decision}</button>
</form>`,
  );
  return page(
    'bKash simulator',
    `<h1>bKash simulator · <span lang="bn">বিকাশ সিমুলেটর</span></h1>
<p>No real money moves here. <span lang="bn">এখানে আসল টাকা লেনদেন হয় না।</span></p>
${amount}
<p>Invoice · <span lang="bn">ইনভয়েস</span>: ${escape(payment.invoice)}</p>
${forms.join('\n')}`,
  );
}

export function messagePage(en: string, bn: string, status: number): SimulatorReply {
  return page('bKash simulator', `<h1>bKash simulator</h1>\n<p>${en} <span lang="bn">${bn}</span></p>`, status);
}

export function styles(): SimulatorReply {
  const body = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0; padding: 1rem; display: grid; place-items: start center }
main { width: min(26rem, 100%); border-top: .5rem solid #b80f5c; padding: 1rem 0 }
h1 { font-size: 1.25rem }
.amount { font-size: 1.75rem; font-weight: 700; margin: .5rem 0 }
form { border: 1px solid #8886; border-radius: .5rem; padding: .75rem 1rem; margin: .75rem 0 }
form p { margin: 0 0 .5rem }
button { font: inherit; font-weight: 600; text-transform: capitalize; min-height: 2.75rem; padding: 0 1.5rem; border: 0; border-radius: .4rem; color: #fff; background: #b80f5c; cursor: pointer }
button[name='failure'], button[name='cancel'] { background: #4a4a4a }
button:focus-visible { outline: 3px solid #1a73e8; outline-offset: 2px }
`;
  return { status: 200, headers: { 'Content-Type': 'text/css; charset=utf-8' }, body };
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);
}
