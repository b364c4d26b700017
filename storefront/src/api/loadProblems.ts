/** What could not be read for the screen: the component that shows it says so and reads it again. */
import type { LoadProblem } from '../../../frontend/api/context';

let problems: readonly LoadProblem[] = [];
const watchers = new Set<() => void>();

function change(next: readonly LoadProblem[]): void {
  problems = next;
  watchers.forEach((watcher) => watcher());
}

export const openProblems = (): readonly LoadProblem[] => problems;

export function watchProblems(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** Tells of a problem until the returned function takes it back. */
export function tellProblem(problem: LoadProblem): () => void {
  change([...problems, problem]);
  return () => change(problems.filter((one) => one !== problem));
}
