/** `npm run check`: everything that must pass before a change is committed. Runs all checks and names those that fail. */
import { checks } from './checks.mjs';
import { schedule } from './schedule.mjs';
import { run, tell } from './steps.mjs';

const unitTests = {
  name: 'Unit tests',
  work: () => run('npm', ['run', '--silent', 'test:unit', '--', '--maxWorkers=1'], { quiet: true }),
};

const failed = (await schedule([...checks, unitTests], 2)).filter(({ error }) => error).map(({ name }) => name);
if (failed.length > 0) {
  console.error(`Failed: ${failed.join(', ')}`);
  process.exit(1);
}
tell('All checks pass.');
