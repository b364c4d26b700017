/** Runs steps in parallel, up to the number of slots, and reports how long each took. */
import { tell } from './steps.mjs';

/**
 * A step: its `name`; how many slots (`places`) it takes (one by default); the step it comes `after`, if any; and
 * `work`. The value of `work` is the step's `result`; what it throws is its `error`, and steps after it are not
 * started. Returns all steps in the given order, each with its `seconds`.
 * @typedef {{ name: string, places?: number, after?: string, work: () => Promise<unknown> }} Step
 * @typedef {{ name: string, seconds: number, result?: unknown, error?: Error }} Outcome
 * @param {Step[]} steps
 * @param {number} places
 * @returns {Promise<Outcome[]>}
 */
export async function schedule(steps, places) {
  const waiting = new Set(steps);
  const running = new Set();
  const done = new Map();
  let free = places;

  const placesOf = ({ places: wanted = 1 }) => Math.min(wanted, places);
  const isDoomed = ({ after }) => done.get(after)?.error !== undefined;
  const isReady = (step) => (step.after === undefined || done.has(step.after)) && placesOf(step) <= free;

  const begin = async (step) => {
    tell(`${step.name} …`);
    const from = Date.now();
    free -= placesOf(step);
    const outcome = await step
      .work()
      .then((result) => ({ result }))
      .catch((error) => ({ error }));
    free += placesOf(step);
    const seconds = Math.round((Date.now() - from) / 1000);
    done.set(step.name, { name: step.name, seconds, ...outcome });
    tell(
      outcome.error
        ? `${step.name}: FAILED after ${seconds} s: ${outcome.error.message}`
        : `${step.name}: done in ${seconds} s`,
    );
  };

  while (waiting.size > 0 || running.size > 0) {
    for (const step of waiting) {
      if (isDoomed(step)) {
        waiting.delete(step);
        done.set(step.name, {
          name: step.name,
          seconds: 0,
          error: new Error(`not begun, because "${step.after}" failed`),
        });
      } else if (isReady(step)) {
        waiting.delete(step);
        const ended = begin(step).then(() => running.delete(ended));
        running.add(ended);
      }
    }
    if (running.size > 0) await Promise.race(running);
    else if (waiting.size > 0 && ![...waiting].some(isDoomed))
      throw new Error(`no step is called ${[...waiting].map(({ after }) => after).join(', ')}`);
  }
  return steps.map(({ name }) => done.get(name));
}
