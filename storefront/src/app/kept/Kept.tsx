/** Parts of a page that the server need not draw again while they look the same, such as the card of a product. */
import { createContext, useContext, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Takes a part to be inserted later; the returned mark says where. */
export type TakePart = (key: string, part: ReactNode) => string;

/** Only on the server, and only for pages that look the same for everybody. */
export const TakePartContext = createContext<TakePart | null>(null);

type KeptProps = {
  /** Everything the part depends on, apart from the language, with a name of its own first. */
  by: readonly unknown[];
  /** Elements alone: no text beside them, no identifiers from React, nothing that changes the page's title. */
  children: ReactNode;
};

/** Shows its children. The server keeps their HTML and inserts it wherever the same part comes again. */
export function Kept({ by, children }: KeptProps) {
  const take = useContext(TakePartContext);
  const { locale } = useIntl();
  return take ? <i data-part={take(JSON.stringify([locale, ...by]), children)} /> : children;
}
