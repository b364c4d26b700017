/** Every colour and size of the shop, for light and dark, as CSS variables. Nothing else in the shop names a colour. */
import { fontFamily } from './fontFaces';

/** The colour at the very top of a page, also used for the browser's own bar. */
export const barColours = { light: '#08563e', dark: '#0b1c15' } as const;

const light = {
  /** Leaf green is the primary colour: links, bars, plain buttons. */
  leaf: '#0b6e4f',
  'leaf-strong': '#08563e',
  'leaf-soft': '#e1f0e9',
  'on-leaf': '#ffffff',
  /** Marigold is for calls to action. */
  marigold: '#f2a541',
  'marigold-strong': '#e59122',
  'marigold-soft': '#fdf0da',
  'on-marigold': '#14231c',
  ink: '#14231c',
  'ink-2': '#43534b',
  'ink-3': '#5d6c64',
  paper: '#fbfaf6',
  card: '#ffffff',
  sunk: '#f2f0e8',
  line: '#e3e1d6',
  'line-strong': '#7f8c84',
  danger: '#b3261e',
  'danger-soft': '#fbe9e7',
  warn: '#7a4f00',
  'warn-soft': '#fdf0da',
  info: '#1a5a8a',
  'info-soft': '#e4f0f8',
  good: '#0b6e4f',
  'good-soft': '#e1f0e9',
  violet: '#5b3f98',
  'violet-soft': '#eee8f8',
  slate: '#475467',
  'slate-soft': '#e9ecf0',
  star: '#d98a13',
  bar: '#0b6e4f',
  'on-bar': '#ffffff',
  'bar-2': barColours.light,
  shade: 'rgba(20, 35, 28, 0.5)',
  'shadow-1': '0 1px 2px rgba(20, 35, 28, 0.06), 0 1px 3px rgba(20, 35, 28, 0.08)',
  'shadow-2': '0 4px 16px rgba(20, 35, 28, 0.12)',
} as const;

export type ColourToken = keyof typeof light;

const dark: Record<ColourToken, string> = {
  leaf: '#5cc79c',
  'leaf-strong': '#82d9b5',
  'leaf-soft': '#16382b',
  'on-leaf': '#062218',
  marigold: '#f4b35e',
  'marigold-strong': '#f7c583',
  'marigold-soft': '#3a2c14',
  'on-marigold': '#1d1405',
  ink: '#edf3ef',
  'ink-2': '#bccac2',
  'ink-3': '#98a9a0',
  paper: '#0f1814',
  card: '#17231d',
  sunk: '#1d2b24',
  line: '#2b3b33',
  'line-strong': '#7d8f86',
  danger: '#ff9d94',
  'danger-soft': '#40201d',
  warn: '#f4c67f',
  'warn-soft': '#3a2c14',
  info: '#8fc8f0',
  'info-soft': '#16303f',
  good: '#5cc79c',
  'good-soft': '#16382b',
  violet: '#c5b0f2',
  'violet-soft': '#2d2440',
  slate: '#c3ccd8',
  'slate-soft': '#29323d',
  star: '#f4b35e',
  bar: '#11291f',
  'on-bar': '#edf3ef',
  'bar-2': barColours.dark,
  shade: 'rgba(0, 0, 0, 0.65)',
  'shadow-1': '0 1px 2px rgba(0, 0, 0, 0.4)',
  'shadow-2': '0 6px 20px rgba(0, 0, 0, 0.5)',
};

const sizes = {
  font: fontFamily,
  'radius-s': '6px',
  radius: '10px',
  'radius-l': '16px',
  /** The maximum width of a page. */
  page: '1240px',
  quick: '160ms ease-out',
};

const declare = (tokens: Record<string, string>) =>
  Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value};`)
    .join('');

/** The variables of both themes: the reader's choice first, else what the system asks for. */
export const themeCss = () => `:root{color-scheme:light;${declare({ ...sizes, ...light })}}
:root[data-theme='dark']{color-scheme:dark;${declare(dark)}}
@media (prefers-color-scheme:dark){:root:not([data-theme='light']){color-scheme:dark;${declare(dark)}}}`;
