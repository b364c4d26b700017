/** Data that could not be loaded: a component shows the problem and retries. */
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

/** Reports a problem until the returned function withdraws it. */
export function tellProblem(problem: LoadProblem): () => void {
  change([...problems, problem]);
  return () => change(problems.filter((one) => one !== problem));
}
