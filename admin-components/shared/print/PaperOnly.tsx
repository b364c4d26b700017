'use client';
/**
 * The printed version of a details page: an A4 sheet of facts that the screen does not show. Hide the rest with
 * `haat-no-print`.
 */
import type { ReactNode } from 'react';
import { printWords } from '../../messages/print';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useToday } from './useToday';
import { useText } from '../../../frontend/messages/useText';
import { SheetLogo } from './SheetLogo';

type FactList = { title: string; items: readonly { name: string; value: ReactNode }[] };
type Props = {
  title: string;
  badge?: ReactNode;
  picture: string | null;
  facts: readonly FactList[];
  children?: ReactNode;
};

export function PaperOnly({ title, badge, picture, facts, children }: Props) {
  const say = useText(printWords);
  const { moment } = useFormats();
  const today = useToday();
  return (
    <div className="haat-paper-only haat-sheet haat-sheet--a4" aria-hidden>
      <style>{'@page { size: A4; margin: 12mm; }'}</style>
      <header className="haat-sheet__head">
        <div>
          <SheetLogo />
          <p className="haat-sheet__label">{moment(today)}</p>
        </div>
        {picture && <img className="haat-sheet__photo" src={picture} alt="" />}
      </header>
      <h2 className="haat-sheet__title">
        {title} {badge}
      </h2>
      <div className="haat-sheet__columns">
        {facts.map((list) => (
          <section key={list.title}>
            <h3>{list.title}</h3>
            <table>
              <tbody>
                {list.items.map((item) => (
                  <tr key={item.name}>
                    <th scope="row">{item.name}</th>
                    <td>{item.value === '' ? '—' : item.value}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        ))}
      </div>
      {children}
      <footer className="haat-sheet__credit">{say('credit')}</footer>
    </div>
  );
}
