/**
 * What holds for every element of the shop. The build writes it into index.html (globalCssPlugin.ts): among the rules of
 * styled-components each component that is shown for the first time would make the browser read the fonts anew, and lay
 * the whole page out twice.
 */
import { fontFaces } from './fontFaces';
import { themeCss } from './theme';

export const globalCss = `
${fontFaces()}
${themeCss()}
*,*::before,*::after{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;scrollbar-gutter:stable;scroll-padding-top:84px}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 var(--font);-webkit-font-smoothing:antialiased;
  overflow-wrap:break-word;padding-bottom:calc(60px + env(safe-area-inset-bottom))}
@media (min-width:900px){body{padding-bottom:0}}
html:lang(bn){font-size:106.25%}
html:lang(bn) body{line-height:1.6}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
h1,h2,h3,h4{font-weight:600;line-height:1.25;text-wrap:balance}
html:lang(bn) :is(h1,h2,h3,h4){line-height:1.4}
h1{font-size:1.625rem}h2{font-size:1.3125rem}h3{font-size:1.0625rem}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
img,svg,video{display:block;max-width:100%}
img{height:auto}
a{color:var(--leaf);text-underline-offset:3px}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button{cursor:pointer}
:disabled,[aria-disabled=true]{cursor:not-allowed}
:focus-visible{outline:3px solid var(--marigold-strong);outline-offset:2px;border-radius:var(--radius-s)}
#main:focus{outline:none}
::selection{background:var(--marigold);color:var(--on-marigold)}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;
  transition-duration:1ms!important;scroll-behavior:auto!important}}
[data-sonner-toast] [data-close-button]{width:24px!important;height:24px!important}
@media print{body{background:#fff;color:#000;padding:0}}
`;
