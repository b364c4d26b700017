/**
 * Reads the PDF files that PDFKit writes, as a reader would that copies their text: what is said beside glyphs, and otherwise the
 * characters that the font's own table gives them.
 */
import { inflateSync } from 'node:zlib';

type Words = { text: string; x: number; y: number; size: number };
export type ReadPdf = {
  pages: Words[][];
  /** All words of all pages, one after the other. */
  text: string;
  /** The names of the embedded fonts. */
  fonts: string[];
  /** The document's own facts: title, language, and the kinds of parts that it is made of. */
  title: string;
  language: string;
  parts: string[];
};

const utf16 = (bytes: Buffer): string => {
  const swapped = Buffer.from(bytes);
  swapped.swap16();
  return swapped.toString('utf16le');
};

/** A string in brackets as it is stored: with escapes, and in UTF-16 where it has other letters than Latin ones. */
function stringOf(stored: string): string {
  const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
  const plain = stored.replace(/\\([\s\S])/g, (_all, one: string) => escapes[one] ?? one);
  const bytes = Buffer.from(plain, 'latin1');
  return bytes[0] === 0xfe && bytes[1] === 0xff ? utf16(bytes.subarray(2)) : plain;
}

type Parts = { head: string; stream: string };

function objectsOf(file: string): Map<string, Parts> {
  const objects = new Map<string, Parts>();
  for (const [, id = '', body = ''] of file.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf('\nstream\n');
    const head = at < 0 ? body : body.slice(0, at);
    const packed = at < 0 ? '' : body.slice(at + '\nstream\n'.length, body.lastIndexOf('\nendstream'));
    const isPacked = head.includes('/FlateDecode') && !head.includes('/Length1') && !head.includes('/Subtype');
    objects.set(id, { head, stream: isPacked ? inflateSync(Buffer.from(packed, 'latin1')).toString('latin1') : '' });
  }
  return objects;
}

const STRING = '\\(((?:\\\\[\\s\\S]|[^\\\\)])*)\\)';

/** Which characters the numbered glyphs of a font stand for. */
function charactersOf(table: string): string[] {
  const characters: string[] = [];
  for (const [, first = '', list = ''] of table.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g)) {
    [...list.matchAll(/<([\w ]*)>/g)].forEach(([, hex = ''], place) => {
      characters[parseInt(first, 16) + place] = utf16(Buffer.from(hex.replace(/ /g, ''), 'hex'));
    });
  }
  return characters;
}

function wordsOf(content: string, fonts: Map<string, string[]>): Words[] {
  const words: Words[] = [];
  let font: string[] = [];
  let place = { x: 0, y: 0, size: 0 };
  let said: string | null = null;
  const marks: boolean[] = [];
  const operators = new RegExp(
    `/(F\\d+) ([\\d.]+) Tf 1 0 0 1 ([-\\d.]+) ([-\\d.]+) Tm|\\[([^\\]]*)\\] TJ|/(\\w+) (?:<<([\\s\\S]*?)>> )?B(?:DC|MC)|EMC`,
    'g',
  );
  for (const [all, name, size, x, y, glyphs, mark, facts = ''] of content.matchAll(operators)) {
    if (name) {
      font = fonts.get(name) ?? [];
      place = { x: Number(x), y: Number(y), size: Number(size) };
    } else if (mark) {
      const [, actual] = new RegExp(`/ActualText ${STRING}`).exec(facts) ?? [];
      marks.push(actual !== undefined);
      if (actual !== undefined) {
        said = stringOf(actual);
        words.push({ text: said, x: NaN, y: NaN, size: 0 });
      }
    } else if (all === 'EMC') {
      if (marks.pop()) said = null;
    } else if (glyphs !== undefined) {
      const last = words.at(-1);
      if (said !== null) {
        if (last && Number.isNaN(last.x)) Object.assign(last, place);
        continue;
      }
      const text = [...glyphs.matchAll(/<(\w*)>/g)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => font[parseInt(glyph, 16)] ?? '')
        .join('');
      words.push({ text, ...place });
    }
  }
  return words;
}

export function readPdf(bytes: Buffer): ReadPdf {
  const file = bytes.toString('latin1');
  const objects = objectsOf(file);
  const headOf = (id: string | undefined) => objects.get(id ?? '')?.head ?? '';
  const heads = [...objects.values()].map(({ head }) => head);
  const pages = heads
    .filter((head) => /\/Type \/Page\n/.test(head))
    .map((head) => {
      const resources = headOf(/\/Resources (\d+) 0 R/.exec(head)?.[1]);
      const fonts = new Map<string, string[]>();
      for (const [, name = '', id] of resources.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const table = /\/ToUnicode (\d+) 0 R/.exec(headOf(id))?.[1] ?? '';
        fonts.set(name, charactersOf(objects.get(table)?.stream ?? ''));
      }
      return wordsOf(objects.get(/\/Contents (\d+) 0 R/.exec(head)?.[1] ?? '')?.stream ?? '', fonts);
    });
  /** Written where it is, or as an object of its own. */
  const fact = (name: string) => {
    const [, at] = new RegExp(`/${name} (\\d+) 0 R`).exec(file) ?? [];
    const stored = at ? new RegExp(STRING).exec(headOf(at)) : new RegExp(`/${name} ${STRING}`).exec(file);
    return stringOf(stored?.[1] ?? '');
  };
  return {
    pages,
    text: pages.flatMap((words) => words.map(({ text }) => text)).join('\n'),
    fonts: heads.flatMap((head) => /\/Type \/FontDescriptor\n\/FontName \/(\S+)/.exec(head)?.[1] ?? []),
    title: fact('Title'),
    language: fact('Lang'),
    parts: heads.flatMap((head) => /\/S \/(Document|H1|P|Figure|Table|Caption|TR|TH|TD)\b/.exec(head)?.[1] ?? []),
  };
}
