import { createHash } from 'node:crypto';

/** Where the fonts are served from, built or not. */
export const fontsPath = '/multi-vendor/admin/set-up-fonts';

const scripts = {
  bengali: 'U+0951-0952,U+0964-0965,U+0980-09F2,U+09F4-09FE,U+200C-200D,U+25CC',
  latin: 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+09F3,U+2000-200B,U+200E-206F,U+20AC,U+2122',
};
const faces = Object.entries(scripts).flatMap(([script, range]) =>
  ['400', '600'].map(
    (weight) =>
      `@font-face{font-family:'Hind Siliguri';font-display:swap;font-weight:${weight};src:url(${fontsPath}/hind-siliguri-${script}-${weight}.woff2) format('woff2');unicode-range:${range}}`,
  ),
);

/** The shop's own fonts and colours, light or dark as the system prefers. */
export const style = `
${faces.join('\n')}
:root{color-scheme:light dark;--leaf:#0b6e4f;--bar:#08563e;--on-leaf:#fff;--ink:#14231c;--ink-2:#43534b;--paper:#fbfaf6;--card:#fff;--line:#e3e1d6;--line-strong:#7f8c84;--danger:#b3261e;--danger-soft:#fbe9e7;--marigold:#f2a541;--on-marigold:#14231c}
@media (prefers-color-scheme:dark){:root{--leaf:#5cc79c;--bar:#0b1c15;--on-leaf:#062218;--ink:#edf3ef;--ink-2:#bccac2;--paper:#0f1814;--card:#17231d;--line:#2b3b33;--line-strong:#7d8f86;--danger:#ff9d94;--danger-soft:#40201d;--marigold:#f4b35e;--on-marigold:#1d1405}}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.55 'Hind Siliguri',system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans Bengali',sans-serif;overflow-wrap:break-word}
html:lang(bn) body{font-size:1.0625rem;line-height:1.65}
header{background:var(--bar);color:#fff}
header>div{max-width:720px;margin:0 auto;padding:12px 16px;display:flex;align-items:center;justify-content:space-between;gap:12px}
.brand{display:flex;align-items:center;gap:10px;font-size:1.375rem;font-weight:600;line-height:1}
header a{color:#fff;padding:8px 12px;border:1px solid #ffffff80;border-radius:8px;text-decoration:none;font-weight:600}
header a:hover{background:#ffffff1f}
main{max-width:720px;margin:0 auto;padding:24px 16px 56px}
h1{font-size:1.75rem;line-height:1.25;margin:0 0 8px}
html:lang(bn) h1{line-height:1.4}
h2{font-size:1.125rem;line-height:1.4;margin:0}
p{margin:0}
.lead{color:var(--ink-2);margin-bottom:20px}
section{border:1px solid var(--line);border-radius:14px;background:var(--card);margin:0 0 16px;padding:18px 16px;min-width:0;display:grid;gap:16px}
section>p,section>h2{grid-column:1/-1}
section>p{color:var(--ink-2);margin-top:-12px}
.wide{grid-column:1/-1}
@media (min-width:640px){section{grid-template-columns:1fr 1fr;padding:20px 24px}main{padding-top:36px}}
label{display:block;font-weight:600;margin-bottom:4px}
label small{font-weight:400;color:var(--ink-2);font-size:.875em}
input{width:100%;min-height:46px;padding:8px 12px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--line-strong);border-radius:8px}
input[name=code]{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;letter-spacing:.06em;text-transform:uppercase}
input[aria-invalid=true]{border-color:var(--danger);border-width:2px}
:focus-visible{outline:3px solid var(--marigold);outline-offset:2px}
.hint{color:var(--ink-2);font-size:.9375em;margin-top:4px}
.wrong{color:var(--danger);font-weight:600;font-size:.9375em;margin-top:4px}
.notice{background:var(--danger-soft);color:var(--danger);border:1px solid currentColor;border-radius:10px;padding:12px 16px;margin-bottom:16px;font-weight:600}
button,.button{display:block;width:100%;min-height:52px;padding:12px 24px;border:0;border-radius:10px;background:var(--marigold);color:var(--on-marigold);font:inherit;font-weight:600;font-size:1.0625em;cursor:pointer;text-align:center;text-decoration:none}
button:hover,.button:hover{filter:brightness(1.05)}
.foot{color:var(--ink-2);margin-top:16px;font-size:.9375em}
code{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;background:var(--card);border:1px solid var(--line);border-radius:6px;padding:2px 6px;white-space:nowrap}
.card{border:1px solid var(--line);border-radius:14px;background:var(--card);padding:24px 20px;display:grid;gap:16px}
.opening{min-height:60vh;display:grid;place-content:center;text-align:center;gap:28px}
.opening h2{font-size:1.75rem;margin-bottom:4px}
`;

/** The page's security policy allows the style by this hash. */
export const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
