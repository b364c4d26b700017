/** Compiles the sentences of the shop when it is built, so that the parser need not be sent. */
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
