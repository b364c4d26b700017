/**
 * Gives every styled component an id derived from its file and name. Without it styled-components numbers them in the
 * order in which modules load, which differs between server and browser, and so would every class name. Comments on lines
 * of their own are taken out: in styles they are text, which would be sent to every phone.
 */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const ownLineComment = /^[ \t]*\/\*(?!\*)(?:(?!\*\/)[^])*\*\/[ \t]*\n/gm;
const declaration = /const (\w+) = styled(\.\w+|\(\w+\))/g;

export function styledPlugin(root: string): Plugin {
  return {
    name: 'styled-components-of-the-shop',
    enforce: 'pre',
    transform(code, id) {
      const file = id.split('?')[0] ?? id;
      if (!/\.tsx?$/.test(file) || !file.startsWith(root) || !code.includes("from 'styled-components'")) return null;
      const inFile = createHash('sha256')
        .update(relative(root, file))
        .digest('base64url')
        .replace(/[^A-Za-z0-9]/g, '');
      const named = code
        .replace(ownLineComment, '')
        .replace(
          declaration,
          (whole, name: string) => `${whole}.withConfig({ componentId: '${name}-${inFile.slice(0, 5)}' })`,
        );
      return { code: named, map: null };
    },
  };
}
