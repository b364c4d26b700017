'use client';
/** A record found by its name: the field, the matches, and the chosen one. The caller loads `found`. */
import { TextField } from './TextField';

export type Found = { id: string; label: string };
type Props = {
  label: string;
  hint: string;
  name: string;
  typed: string;
  maxLength: number;
  onType: (typed: string) => void;
  errors?: readonly string[];
  isRequired?: boolean;
  /** The name of the list of matches, for screen readers. */
  listLabel: string;
  /** Undefined: not loaded yet. */
  found: readonly Found[] | undefined;
  nothing: string;
  chosen: string;
  onChoose: (one: Found) => void;
};

const none: readonly string[] = [];

export function Finder(props: Props) {
  const { typed, onType, listLabel, found, nothing, chosen, onChoose, errors = none, ...field } = props;
  return (
    <div className="haat-finder">
      <TextField {...field} value={typed} onChange={onType} errors={errors} autoComplete="off" />
      {found && found.length > 0 && (
        <ul className="haat-finder__list" aria-label={listLabel}>
          {found.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className="haat-finder__one"
                aria-pressed={one.id === chosen}
                onClick={() => onChoose(one)}
              >
                {one.label}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && <p className="haat-field__hint">{nothing}</p>}
    </div>
  );
}
