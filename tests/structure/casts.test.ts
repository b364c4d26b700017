/**
 * Casts that switch the compiler off: to `any` or `never`, and by way of another type (`as unknown as X`). What is left are borders to
 * libraries whose types say less than they do; each has a comment.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import ts from 'typescript';

const MOST = 14;
const isOurs = (file: string) =>
  /\.(ts|tsx|mts)$/.test(file) && !/^tests\/|^database\/migrations\/|^payload-types\.ts$/.test(file);

/** Read quickly; what follows reads properly. */
const mayCast = /\bas\s(?!const\b)|<(any|never|unknown)>/;

const inside = (node: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(node) ? inside(node.expression) : node;
const isCast = (node: ts.Node): node is ts.AssertionExpression =>
  (ts.isAsExpression(node) || ts.isTypeAssertionExpression(node)) && !ts.isConstTypeReference(node.type);

function has(type: ts.Node, kind: ts.SyntaxKind): boolean {
  return type.kind === kind || (ts.forEachChild(type, (child) => has(child, kind) || undefined) ?? false);
}

const elementOf = (type: ts.TypeNode): ts.TypeNode =>
  ts.isArrayTypeNode(type) ? elementOf(type.elementType) : ts.isTypeOperatorNode(type) ? elementOf(type.type) : type;

function blindCasts(file: string, text: string): string[] {
  if (!mayCast.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest);
  const found: string[] = [];
  const look = (node: ts.Node): void => {
    if (isCast(node)) {
      const isBlind =
        has(node.type, ts.SyntaxKind.AnyKeyword) ||
        elementOf(node.type).kind === ts.SyntaxKind.NeverKeyword ||
        isCast(inside(node.expression));
      const { line } = source.getLineAndCharacterOfPosition(node.type.getStart(source));
      if (isBlind) found.push(`${file}:${line + 1} as ${node.type.getText(source)}`);
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => isOurs(file) && fs.existsSync(file));

test(`at most ${MOST} casts by way of another type or to never, none to any`, () => {
  expect(files.length).toBeGreaterThan(1_000);
  const found = files.flatMap((file) => blindCasts(file, fs.readFileSync(file, 'utf8')));
  expect(found.filter((cast) => /\bany\b/.test(cast))).toEqual([]);
  if (found.length > MOST) throw new Error(`${found.length} casts:\n${found.join('\n')}`);
});

test.each([
  ['const a = b as unknown as C;', 1],
  ['const a = (b as object) as C;', 1],
  ['const a = b as never;', 1],
  ['const a = b as readonly never[];', 1],
  ['const a = b as Record<string, any>;', 1],
  ['const a = b as unknown;', 0],
  ['const a = b as C;', 0],
  ["const a = ['b'] as const;", 0],
  ['// b as unknown as C', 0],
])('%s: %i', (text, count) => {
  expect(blindCasts('example.ts', text)).toHaveLength(count);
});
