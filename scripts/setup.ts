/**
 * `npm run setup`: sets up an empty shop. Asks for what is not given by arguments or variables. Exits with 0 when the
 * shop has been set up, 1 on an error (nothing was changed), 2 when it was set up before.
 */
import { parseArgs } from 'node:util';
import { setUpForm, type SetUpForm } from '../contract/setUp';
import { isFailure } from '../domain/failure';
import { problemsOf } from '../endpoints/problems';
import { fieldSentences } from '../endpoints/respond';
import { say } from '../endpoints/messages/index';
import { loadPlaces } from '../services/places/loadPlaces';
import { hasOwner } from '../services/setup/isSetUp';
import { setUpShop } from '../services/setup/setUpShop';
import { describeError } from '../telemetry/errors';
import { openShop, OPERATOR, type OpenedShop } from './operator/openShop';
import { askNewPassword, passwordProblem } from './operator/password';
import { openPrompt, readLine, type Prompt } from './operator/prompt';

const HELP = `npm run setup [-- options]

  --name, --mobile, --email          the super admin               SETUP_NAME, SETUP_MOBILE, SETUP_EMAIL
  --password-stdin                   reads the password from standard input
  --password                         others on the machine can read it there; better SETUP_PASSWORD
  --site-contact, --site-email       what the shop shows customers SETUP_SITE_CONTACT, SETUP_SITE_EMAIL
  --general-delivery-charge          taka, 60 by default           SETUP_GENERAL_DELIVERY_CHARGE
  --grocery-delivery-charge          taka, 40 by default           SETUP_GROCERY_DELIVERY_CHARGE

What is missing is asked for in a terminal. DATA_DIR or DATABASE_URI say which shop, as for the server.`;

type Field = keyof SetUpForm;
type Given = Partial<Record<Field, string>>;
const fields = Object.keys(setUpForm.shape) as Field[];
const needed = ['name', 'mobile', 'email', 'password'] as const;
const flagOf = (field: string): string => field.replaceAll('_', '-');

const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
  ...Object.fromEntries(fields.map((field) => [flagOf(field), { type: 'string' }])),
  'password-stdin': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
};

async function readGiven(): Promise<Given | 'help'> {
  const { values } = parsed(() => parseArgs({ options, allowPositionals: false }));
  if (values.help) return 'help';
  const given: Given = {};
  for (const field of fields) {
    const value = values[flagOf(field)] ?? process.env[`SETUP_${field.toUpperCase()}`];
    if (typeof value === 'string' && value !== '') given[field] = value;
  }
  if (values.password)
    console.error(
      'A password in the command line can be read by others on this machine, and stays in the shell’s history. Change it after the first sign-in.',
    );
  if (values['password-stdin']) given.password = await readLine();
  return given;
}

function parsed<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${HELP}`);
  }
}

/** The first problem of a field, as a message. */
function problemWith(field: Field, value: string): string | null {
  const result = setUpForm.shape[field].safeParse(value, { reportInput: true });
  if (result.success) return null;
  const problems = Object.values(problemsOf(result.error.issues)).flat();
  return fieldSentences({ [field]: problems }, 'en')[field]?.[0] ?? null;
}

const questions: Record<Exclude<Field, 'password'>, string> = {
  name: 'Your name: ',
  mobile: 'Your mobile number: ',
  email: 'Your e-mail (you sign in to the panel with it): ',
  site_contact: 'Phone number the shop shows to customers (Enter for none): ',
  site_email: 'E-mail the shop shows to customers (Enter for none): ',
  general_delivery_charge: 'Delivery charge for general goods, in taka [60]: ',
  grocery_delivery_charge: 'Delivery charge for groceries, in taka [40]: ',
};

async function askMissing(prompt: Prompt, given: Given): Promise<Given> {
  const all = { ...given };
  for (const field of [
    'name',
    'mobile',
    'email',
    'site_contact',
    'site_email',
    'general_delivery_charge',
    'grocery_delivery_charge',
  ] as const) {
    while (all[field] === undefined) {
      const typed = (await prompt.ask(questions[field])).trim();
      const problem = problemWith(field, typed);
      if (problem) console.error(`  ${problem}`);
      else all[field] = typed;
    }
  }
  all.password ??= await askNewPassword(prompt, [all.name ?? '', all.email ?? '', all.mobile ?? '']);
  return all;
}

/** Before anything is opened: all problems of the given values. */
function checkGiven(given: Given): void {
  const problems: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(given) as [Field, string][]) {
    const problem =
      field === 'password'
        ? passwordProblem(value, [given.name ?? '', given.email ?? '', given.mobile ?? ''])
        : problemWith(field, value);
    if (problem) problems[field] = [problem];
  }
  if (Object.keys(problems).length > 0) throw new Error(sentencesOf(problems));
}

async function complete(given: Given): Promise<SetUpForm> {
  const missing = needed.filter((field) => given[field] === undefined);
  let all = given;
  if (missing.length > 0) {
    const prompt = openPrompt();
    if (!prompt)
      throw new Error(
        `Missing: ${missing.map((field) => `--${flagOf(field)} or SETUP_${field.toUpperCase()}`).join(', ')}\n\n${HELP}`,
      );
    all = await askMissing(prompt, given);
    prompt.close();
  }
  const result = setUpForm.safeParse(all, { reportInput: true });
  if (!result.success) throw new Error(sentencesOf(fieldSentences(problemsOf(result.error.issues), 'en')));
  return result.data;
}

const sentencesOf = (problems: Record<string, string[]>): string =>
  Object.entries(problems)
    .flatMap(([field, sentences]) => sentences.map((sentence) => `${field}: ${sentence}`))
    .join('\n');

/** A shop opened with an older version has an owner and no places. */
async function addPlaces({ ctx, where }: OpenedShop): Promise<number> {
  if ((await ctx.db.countRows('districts are public', 'districts', {})) === 0) {
    const { districts, areas } = await loadPlaces(ctx);
    console.log(
      `The shop in ${where} is set up already. It had no places: ${districts} districts and ${areas} areas were loaded, nothing else was changed.`,
    );
    return 0;
  }
  console.log(`The shop in ${where} is already set up; nothing was changed. (Locked out? npm run admin -- --list)`);
  return 2;
}

async function setUp(shop: OpenedShop, given: Given): Promise<number> {
  if (await hasOwner(shop.ctx.db)) return addPlaces(shop);
  console.log(`Setting up the shop in ${shop.where}`);
  const { owner, places } = await setUpShop(shop.ctx, await complete(given), OPERATOR);
  const charges = await shop.ctx.db.asSystem('everybody sees them').global('delivery-charges');
  console.log(`The shop is set up.
  super admin   ${owner.name}, ${owner.mobile}, ${owner.email}
  places        ${places.districts} districts and ${places.areas} areas loaded
  delivery      general goods ${charges.general_delivery_charge} taka, groceries ${charges.grocery_delivery_charge} taka
Next: start the server with npm start (unless it is running) and sign in at ${shop.panel} with ${owner.email}.`);
  return 0;
}

async function main(): Promise<number> {
  const given = await readGiven();
  if (given === 'help') {
    console.log(HELP);
    return 0;
  }
  checkGiven(given);
  const shop = await openShop({ mayBeNew: true });
  try {
    return await setUp(shop, given);
  } finally {
    await shop.close();
  }
}

try {
  process.exit(await main());
} catch (error) {
  if (isFailure(error) && error.code === 'alreadySetUp') {
    console.log(say('alreadySetUp', 'en'));
    process.exit(2);
  }
  const told = isFailure(error)
    ? sentencesOf(fieldSentences(error.fields, 'en')) || say(error.code, 'en', error.params)
    : describeError(error).message;
  console.error(`The shop was not set up.\n${told}`);
  process.exit(1);
}
