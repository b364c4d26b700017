/**
 * In the built storefront a declaration of the contract is what a client needs to make the call: method, path, whether it
 * carries files, which statuses it answers. Schemas (and the library they are made of) stay on the server; see
 * docs/decisions/010. Development keeps the declarations whole, and checks every answer against them.
 */
import { sep } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

type Declared = {
  kind: 'route';
  name: string;
  method: string;
  path: string;
  files?: Record<string, unknown>;
  answers: Record<string, unknown>;
};

const isRoute = (value: unknown): value is Declared =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'route';

const isPlain = (value: unknown): boolean =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every(isPlain)) ||
  (typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.values(value).every(isPlain));

const keysOnly = (record: Record<string, unknown>) => Object.fromEntries(Object.keys(record).map((key) => [key, 1]));

function clientView({ kind, name, method, path, files, answers }: Declared) {
  return { kind, name, method, path, answers: keysOnly(answers), ...(files && { files: keysOnly(files) }) };
}

/** Anything that is neither a route nor plain data (schemas, functions that create them) is useless in the browser. */
function line([name, value]: [string, unknown]): string {
  const shown = isRoute(value) ? clientView(value) : isPlain(value) ? value : undefined;
  return `export const ${name} = ${JSON.stringify(shown) ?? 'undefined'};`;
}

export function contractWithoutSchemas(contractFolder: string): Plugin {
  return {
    name: 'contract-without-schemas',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (!id.startsWith(contractFolder + sep) || !id.endsWith('.ts')) return null;
      // Code for clients, not declarations.
      if (id.startsWith(contractFolder + sep + 'client' + sep)) return null;
      const { module, dependencies } = await runnerImport<Record<string, unknown>>(id);
      dependencies.forEach((file) => this.addWatchFile(file));
      return { code: Object.entries(module).map(line).join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}
