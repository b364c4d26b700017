import fs from 'node:fs';
import { collections } from '../../collections/index';
import { routes } from '../../contract/index';
import { implementations } from '../../endpoints/index';
import { callsOfSpecs } from './calls';

const shapeOf = (method: string, path: string) => `${method} ${path.replace(/:\w+/g, ':x')}`;
const declared = routes.map((route) => shapeOf(route.method, route.path));

describe('the contract', () => {
  test('has no unused declarations', () => {
    const read = [
      'kind',
      'name',
      'method',
      'path',
      'who',
      'scope',
      'setsCookie',
      'afterSetUp',
      'answersWith',
      'summary',
      'tag',
      'params',
      'query',
      'body',
      'files',
      'maxBodyBytes',
      'answers',
      'fails',
      'invalid',
      'anonymous',
      'refusal',
      'limits',
      'cache',
      'idempotent',
      'shownBy',
    ];
    expect(
      routes.flatMap((route) =>
        Object.keys(route)
          .filter((key) => !read.includes(key))
          .map((key) => `${route.name}: ${key}`),
      ),
    ).toEqual([]);
  });

  test('has every call of the specifications', () => {
    expect(callsOfSpecs.filter((call) => !declared.includes(call))).toEqual([]);
  });

  test('has every path and every name once', () => {
    expect(declared.filter((call, index) => declared.indexOf(call) !== index)).toEqual([]);
    const names = routes.map((route) => route.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('lists every file that declares calls', async () => {
    const files = fs.readdirSync('contract').filter((file) => file.endsWith('.ts'));
    const exported = await Promise.all(
      files.map(async (file) => Object.values((await import(`../../contract/${file.replace('.ts', '')}`)) as object)),
    );
    const listed = new Set<unknown>(routes);
    const isCall = (value: unknown) => (value as { kind?: unknown } | null)?.kind === 'route';
    expect(exported.flat().filter(isCall).length).toBeGreaterThan(100);
    expect(files.filter((_file, at) => exported[at]!.some((value) => isCall(value) && !listed.has(value)))).toEqual([]);
  });

  test('is implemented whole, each call once', () => {
    const implemented = implementations.map((each) => each.route.name);
    expect(routes.map((route) => route.name).filter((name) => !implemented.includes(name))).toEqual([]);
    expect(implemented.filter((name, index) => implemented.indexOf(name) !== index)).toEqual([]);
  });

  test('is never shadowed by a collection of the CMS', () => {
    const slugs = new Set(collections.map((collection) => collection.slug));
    expect(routes.filter((route) => slugs.has(route.path.split('/')[1]!)).map((route) => route.path)).toEqual([]);
  });

  test('declares who may make each call', () => {
    for (const route of routes) {
      expect([
        route.name,
        Array.isArray(route.who) ? route.who.length > 0 : ['public', 'signed-in'].includes(route.who as string),
      ]).toEqual([route.name, true]);
    }
  });
});
