/**
 * The fonts of the PDFs: Hind Siliguri in two weights, each as one file for Bangla and one for everything else, as on
 * the shop's pages (scripts/fonts.py makes both). Loaded with the first PDF.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../../projectRoot';
import { shapedFont, type ShapedFont } from './shapedFont';

const FOLDER = path.join(projectRoot, 'services/pdf/fonts');

const scripts = { bangla: 'bengali', latin: 'latin' } as const;
const weights = { regular: 400, bold: 600 } as const;
export type Script = keyof typeof scripts;
export type Weight = keyof typeof weights;

/** One font for each script and weight, by `nameOfFont`, and the characters that they cover together. */
export type Fonts = { byName: ReadonlyMap<string, ShapedFont>; characters: ReadonlySet<number> };
export const nameOfFont = (script: Script, weight: Weight): string => `${script}-${weight}`;

let loading: Promise<Fonts> | undefined;

/** Loads the fonts and their packages: neither is in memory before the first PDF is requested. */
export function loadFonts(): Promise<Fonts> {
  loading ??= readFonts().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function readFonts(): Promise<Fonts> {
  const fontkit = await import('fontkit');
  const harfbuzz = await import('harfbuzzjs');
  const byName = new Map<string, ShapedFont>();
  for (const script of Object.keys(scripts) as Script[]) {
    for (const weight of Object.keys(weights) as Weight[]) {
      const file = path.join(FOLDER, `hind-siliguri-${scripts[script]}-${weights[weight]}.ttf`);
      byName.set(nameOfFont(script, weight), shapedFont(fontkit, harfbuzz, await readFile(file)));
    }
  }
  return { byName, characters: new Set([...byName.values()].flatMap((font) => font.characterSet)) };
}
