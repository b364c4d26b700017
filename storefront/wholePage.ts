/** Puts what was rendered into the page's template. */
import { basePath } from './src/app/paths';
import type { RenderedPage } from './src/entry-server';

export type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;
export type Shell = {
  template: string;
  /** The scripts of the build; none in development, where Vite's template names them. */
  manifest: Manifest;
  /** The script that fetches the others, with the place of their names between its halves; null in development. */
  starter: readonly [string, string] | null;
};

const entryFile = 'index.html';
const places = ['<html lang="en">', '<!--page-head-->', '<!--page-body-->', '<!--page-state-->'] as const;

/** The scripts of a page: each after its imports, and the page's own before the entry script. */
function scriptsOf(manifest: Manifest, modules: readonly string[]): string[] {
  const wanted = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    chunk.imports?.forEach(walk);
    wanted.add(`${basePath}/${chunk.file}`);
  };
  modules.forEach(walk);
  walk(entryFile);
  return [...wanted];
}

/** The template is taken apart once: to look for its places again would read through the whole page for each. */
function partsOf(template: string): string[] {
  const parts: string[] = [];
  let rest = template;
  for (const place of places) {
    const at = rest.indexOf(place);
    if (at < 0) throw new Error(`index.html has no ${place}`);
    parts.push(rest.slice(0, at));
    rest = rest.slice(at + place.length);
  }
  return [...parts, rest];
}

/** The HTML of a page. */
export function wholePage({ template, manifest, starter }: Shell): (page: RenderedPage) => string {
  const [start, head, body, state, end] = partsOf(template);
  return (page) => {
    const theme = page.theme === 'dark' || page.theme === 'light' ? ` data-theme="${page.theme}"` : '';
    const scripts = starter?.join(scriptsOf(manifest, page.modules).join(' ')) ?? '';
    return `${start}<html lang="${page.language}"${theme}>${head}${page.head}${body}${page.body}${state}${page.state}${scripts}${end}`;
  };
}
