/** Questions and notices that wait for an answer: `if (await confirm({ text })) …`. `DialogHost` shows them one by one. */

export type Question = {
  /** Default: «Are you sure?» */
  title?: string;
  text: string;
  /** What the confirming button says. Default: Yes. */
  yes?: string;
  isDangerous?: boolean;
};
export type Notice = { title: string; text: string };
export type Waiting =
  | { kind: 'confirm'; question: Question; answer: (yes: boolean) => void }
  | { kind: 'alert'; notice: Notice; answer: () => void };

type Listener = (waiting: Waiting) => void;
let listener: Listener | null = null;
const early: Waiting[] = [];

/** The host's subscription; gives back how to end it. */
export function onQuestion(listen: Listener): () => void {
  listener = listen;
  early.splice(0).forEach(listen);
  return () => {
    if (listener === listen) listener = null;
  };
}

function show(waiting: Waiting): void {
  if (listener) listener(waiting);
  else early.push(waiting);
}

/** Asks, and answers whether the person agreed. */
export const confirm = (question: Question): Promise<boolean> =>
  new Promise((answer) => show({ kind: 'confirm', question, answer }));

/** Tells something that must be read before going on. */
export const alertBox = (notice: Notice): Promise<void> =>
  new Promise((answer) => show({ kind: 'alert', notice, answer: () => answer() }));
