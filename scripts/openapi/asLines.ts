const WIDTH = 200;

/** Readable, diffable JSON: what fits on one line is on one line. */
export const asLines = (value: unknown): string => `${lines(value, '')}\n`;

function lines(value: unknown, indent: string): string {
  const short = JSON.stringify(value);
  if (typeof value !== 'object' || value === null || short.length + indent.length <= WIDTH) return short;
  const deeper = `${indent} `;
  const inside = Array.isArray(value)
    ? value.map((each) => deeper + lines(each, deeper))
    : Object.entries(value)
        .filter(([, each]) => each !== undefined)
        .map(([key, each]) => `${deeper}${JSON.stringify(key)}: ${lines(each, deeper)}`);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${inside.join(',\n')}\n${indent}${close}`;
}
