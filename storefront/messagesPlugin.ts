/** The built storefront uses only react-intl's formatting, on messages compiled here, without its parser. */
import { sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import { compileMessages } from '../frontend/messages/compile';
import type { Messages } from '../frontend/messages/messages';

export function compiledMessages(folder: string): Plugin {
  return {
    name: 'compiled-messages',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(folder + sep) || !/[./\\]messages\.ts$/.test(id)) return null;
      const { module, dependencies } = await runnerImport<Record<string, Messages>>(id);
      dependencies.forEach((file) => this.addWatchFile(file));
      const lines = Object.entries(module).map(
        ([name, messages]) => `export const ${name} = ${JSON.stringify(compileMessages(messages))};`,
      );
      return { code: lines.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
    // Without the parser, a message that is not compiled would be shown with its braces.
    transform(code, id) {
      if (id.startsWith(folder + sep) && code.includes('defineMessages('))
        this.error(
          `${id} declares sentences: they are compiled in files named messages.ts or <name>.messages.ts alone`,
        );
    },
  };
}

/** react-intl's components are not used, but assigning their display names would keep them in the bundle. */
export const leanReactIntl: Plugin = {
  name: 'lean-react-intl',
  apply: 'build',
  transform(code, id) {
    if (!/node_modules[\\/]react-intl[\\/]index\.js$/.test(id)) return null;
    const lean = code
      .replace(/^\w+\.displayName = .*$/gm, '')
      .replace(/^(const \w+ = )(React\.memo|createFormatted\w+)\(/gm, '$1/* @__PURE__ */ $2(');
    return { code: lean, map: null };
  },
};
