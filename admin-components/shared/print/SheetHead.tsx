'use client';
/** The head of a sheet on paper: the logo, the title, facts, and when it was printed. */
import { printWords } from '../../messages/print';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { SheetLogo } from './SheetLogo';
import { useToday } from './useToday';

type Props = { title: string; facts: readonly { name: string; value: string; isPlain?: boolean }[] };

export function SheetHead({ title, facts }: Props) {
  const say = useText(printWords);
  const { moment } = useFormats();
  const today = useToday();
  return (
    <header className="haat-sheet__head">
      <div>
        <SheetLogo />
        <h2 className="haat-sheet__title">{title}</h2>
      </div>
      <div>
        {facts.map(({ name, value, isPlain }) => (
          <p key={name}>
            {name}: {isPlain ? value : <strong>{value}</strong>}
          </p>
        ))}
        <p>
          {say('printed')}: {moment(today)}
        </p>
      </div>
    </header>
  );
}
