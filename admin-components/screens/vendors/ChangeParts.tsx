'use client';
/** A request to change a vendor's record: its state, old and new values side by side, its documents and its reasons. */
import type { ProfileChangeShape } from '../../../contract/profileChanges';
import { entries, type Choices } from '../../../domain/fields/declare';
import { vendorForm, vendorPapers } from '../../../domain/vendors/fields';
import { changeState } from '../../../domain/vendors/profileChange';
import { useFormats } from '../../../frontend/formats/useFormats';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { profileChangeWords } from '../../messages/profileChanges';
import { Badge, type Tone } from '../../shared/badges/Badge';
import { Facts } from '../../shared/page/Facts';

type StateWord = 'open' | 'accepted' | 'refused' | 'withdrawn';
const looks: Readonly<Record<number, { word: StateWord; tone: Tone }>> = {
  [changeState.open]: { word: 'open', tone: 'amber' },
  [changeState.accepted]: { word: 'accepted', tone: 'green' },
  [changeState.refused]: { word: 'refused', tone: 'red' },
  [changeState.withdrawn]: { word: 'withdrawn', tone: 'grey' },
};
export const changeWordOf = (state: number): StateWord => looks[state]?.word ?? 'open';

export function ChangeBadge({ state }: { state: number }) {
  const say = useText(profileChangeWords);
  return <Badge tone={looks[state]?.tone ?? 'grey'}>{say(changeWordOf(state))}</Badge>;
}

/** The names of the requested changes, including documents. */
export function useChangedNames(): (request: ProfileChangeShape) => string {
  const pair = usePair();
  return ({ changes, papers }) =>
    [
      ...changes.map(({ field }) => pair(vendorForm[field].label)),
      ...entries(vendorPapers).flatMap(([name, { label }]) => (papers[name] ? [pair(label)] : [])),
    ].join(', ');
}

type Field = ProfileChangeShape['changes'][number]['field'];

/** A value for the reader: a choice by its name, a day in words. */
function useShown(): (field: Field, value: string) => string {
  const say = useText(profileChangeWords);
  const pair = usePair();
  const { day } = useFormats();
  return (field, value) => {
    if (value === '') return say('emptyValue');
    const declared = vendorForm[field];
    if (declared.kind === 'oneOf' || declared.kind === 'productType') {
      const choices: Choices = declared.choices;
      return choices[value] ? pair(choices[value]) : value;
    }
    return declared.kind === 'day' ? day(value) : value;
  };
}

export function ChangeTable({ request }: { request: ProfileChangeShape }) {
  const say = useText(profileChangeWords);
  const pair = usePair();
  const shown = useShown();
  if (request.changes.length === 0) return null;
  return (
    <div className="haat-compare haat-gap" role="table" aria-label={say('fields')}>
      <div className="haat-compare__row haat-compare__head" role="row">
        <span role="columnheader">{say('field')}</span>
        <span role="columnheader">{say('before')}</span>
        <span role="columnheader">{say('after')}</span>
      </div>
      {request.changes.map(({ field, before, after }) => (
        <div key={field} className="haat-compare__row" role="row">
          <span role="rowheader">{pair(vendorForm[field].label)}</span>
          <span role="cell" className="haat-compare__old" data-title={say('before')}>
            {shown(field, before)}
          </span>
          <span role="cell" className="haat-compare__new" data-title={say('after')}>
            {shown(field, after)}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The new documents, each beside the one it replaces, if the reader may see that. */
export function ChangePapers({
  request,
  stored,
}: {
  request: ProfileChangeShape;
  stored?: ProfileChangeShape['papers'];
}) {
  const say = useText(profileChangeWords);
  const pair = usePair();
  const sent = entries(vendorPapers).filter(([name]) => request.papers[name]);
  if (sent.length === 0) return null;
  return (
    <ul className="haat-documents">
      {sent.flatMap(([name, { label }]) => {
        const one = (src: string | null, words: string) =>
          src && (
            <li key={words}>
              <p className="haat-documents__name">{words}</p>
              <a className="haat-documents__open" href={src} target="_blank" rel="noopener noreferrer">
                <img src={src} alt={words} loading="lazy" />
              </a>
            </li>
          );
        return [
          one(stored?.[name] ?? null, pair(label)),
          one(request.papers[name], say('newPaper', { name: pair(label) })),
        ];
      })}
    </ul>
  );
}

export function ChangeFacts({ request }: { request: ProfileChangeShape }) {
  const say = useText(profileChangeWords);
  const { moment } = useFormats();
  return (
    <Facts
      items={[
        { name: say('askedAt'), value: moment(request.created_at) },
        { name: say('reasonOf'), value: <span className="haat-preview__words">{request.reason}</span> },
        ...(request.answer
          ? [{ name: say('answer'), value: <span className="haat-preview__words">{request.answer}</span> }]
          : []),
        ...(request.decided_by ? [{ name: say('decidedBy'), value: request.decided_by }] : []),
        ...(request.decided_at ? [{ name: say('decidedAt'), value: moment(request.decided_at) }] : []),
      ]}
    />
  );
}
