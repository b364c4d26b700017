/** Asks the shopper yes or no from anywhere: `if (await confirm({ text })) …`. `DialogHost` draws the question. */
export type Question = {
  title: string;
  text?: string;
  confirmText?: string;
  cancelText?: string;
  isDangerous?: boolean;
};

export type OpenQuestion = Question & { answer: (yes: boolean) => void };

let open: OpenQuestion | null = null;
const listeners = new Set<() => void>();
const announce = () => listeners.forEach((listener) => listener());

export const openQuestion = (): OpenQuestion | null => open;

export function watchQuestion(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function confirm(question: Question): Promise<boolean> {
  open?.answer(false);
  return new Promise((resolve) => {
    open = {
      ...question,
      answer: (yes) => {
        open = null;
        announce();
        resolve(yes);
      },
    };
    announce();
  });
}
