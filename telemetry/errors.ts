/**
 * What may be told of an error, in the log and outside the machine: its kind, its place in the source, the statement
 * that failed. Never the values it was about: drivers repeat them in messages, in stacks and in properties.
 */

/** Only these properties of an error are told: libraries keep statements, documents and answers in others. */
const facts = ['code', 'codeName', 'rawCode', 'errno', 'syscall', 'status', 'service', 'kind'] as const;

type ToldError = Partial<Record<(typeof facts)[number], string | number>> & {
  type: string;
  message: string;
  stack: string;
  cause?: ToldError;
  errors?: ToldError[];
};

/** Libraries wrap errors, at times in a circle. */
const MOST_LEVELS = 5;
const MOST_TOGETHER = 5;

/** The kind, message, frames and codes of an error and of its causes, without values. */
export function describeError(error: unknown, level = 1): ToldError {
  const known = typeof error === 'object' && error !== null ? error : { message: String(error) };
  const raw = textIn(known, 'message');
  const type = typeOf(known);
  const message = withoutValues(type.startsWith('Mongo') ? withoutDocuments(raw) : raw);
  const told: ToldError = { type, message, stack: stackOf(textIn(known, 'stack'), raw, `${type}: ${message}`) };
  for (const fact of facts) {
    const value = partOf(known, fact);
    if (typeof value === 'number') told[fact] = value;
    if (typeof value === 'string') told[fact] = withoutValues(value);
  }
  if (level === MOST_LEVELS) return told;
  const [cause, together] = [partOf(known, 'cause'), partOf(known, 'errors')];
  if (cause) told.cause = describeError(cause, level + 1);
  if (Array.isArray(together))
    told.errors = together.slice(0, MOST_TOGETHER).map((each: unknown) => describeError(each, level + 1));
  return told;
}

const partOf = (of: object, name: string): unknown => Reflect.get(of, name);

function textIn(of: object, name: string): string {
  const value = partOf(of, name);
  return typeof value === 'string' ? value : '';
}

/** Some libraries give their errors a class and no name. */
function typeOf(error: object): string {
  const name = textIn(error, 'name');
  if (name && name !== 'Error') return name;
  const made = partOf(error, 'constructor');
  return typeof made === 'function' ? made.name : 'Error';
}

/** The lines above the first frame repeat the message, and a value in it may look like a frame. */
function stackOf(stack: string, message: string, heading: string): string {
  const at = stack.indexOf(message);
  const below = at < 0 ? stack : stack.slice(at + message.length);
  return [heading, ...below.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
}

/** A text that may repeat the message of an error, without the values in it. A value may contain line breaks. */
export const withoutValues = (text: string): string =>
  text
    .replace(/\nparams:[\s\S]*/, '')
    .replace(/dup key: \{[\s\S]*/, 'dup key: {…}')
    .replace(/for value [\s\S]* \(type/g, 'for value … (type')
    .replace(/\S* \S*"[\s\S]*"\S* is not valid JSON/, '… is not valid JSON')
    .replace(/Failed query: [\s\S]*/, (statement) =>
      statement.replace(/'(?:[^']|'')*(?:'|$)/g, "'…'").replace(/\b\d{6,}/g, '…'),
    );

const withoutDocuments = (text: string): string =>
  text.replace(/\{[\s\S]*\}/, '{…}').replace(/"[^"]*"|'[^']*'/g, '"…"');

/** The statements that failed, however many values they had: they tell errors of one driver apart. */
export function statementsOf({ message, cause }: ToldError): string {
  const own = message.includes('Failed query: ')
    ? message.replace(/\(?(?:\?|null)\)?(?:, \(?(?:\?|null)\)?)*/g, '?')
    : '';
  return own + (cause ? statementsOf(cause) : '');
}

/**
 * For pino's `logMethod`: changes the arguments of a call to the logger so that errors in it are described, and texts
 * are without values. With it belongs `describedErrors`, or pino would describe the description.
 */
export function hideValues(line: unknown[]): void {
  const [first] = line;
  if (isError(first)) line.splice(0, 1, { err: first });
  line.forEach((part, at) => {
    line[at] = typeof part === 'string' ? withoutValues(part) : isObject(part) ? objectWithoutValues(part, at) : part;
  });
}

function objectWithoutValues(given: object, at: number): unknown {
  // Only as an argument of a message.
  if (at > 0) return isError(given) ? describeError(given).message : given;
  const parts = Object.entries(given).map(([name, value]: [string, unknown]) => {
    if ((name === 'err' && value) || isError(value)) return [name, describeError(value)];
    if (name === 'job' && isObject(value)) return [name, { id: partOf(value, 'id'), task: partOf(value, 'taskSlug') }];
    return [name, typeof value === 'string' ? withoutValues(value) : value];
  });
  return Object.fromEntries(parts) as unknown;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
/** Not by class: errors of native modules may have another. */
const isError = (value: unknown): value is object =>
  isObject(value) && typeof partOf(value, 'message') === 'string' && typeof partOf(value, 'stack') === 'string';

/** Pino's serializers of a logger that uses `hideValues`. */
export const describedErrors = { err: (told: unknown): unknown => told };
