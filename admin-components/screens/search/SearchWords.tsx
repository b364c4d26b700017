'use client';
/** Synonyms. `?add=` begins a line for a word that found nothing. */
import { useSearchParams } from 'next/navigation';
import { useEffect } from 'react';
import { getSearchSettings, saveSearchSettings } from '../../../contract/search';
import { missedLimits } from '../../../domain/search/missed';
import { searchFields, withLineFor } from '../../../domain/search/settings';
import { useCall } from '../../../frontend/api/useCall';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { searchWords } from '../../messages/searchWords';
import { sharedWords } from '../../messages/shared';
import { routeNamed, screenAddress } from '../../routes';
import { storedValues } from '../../shared/form/declaredForm';
import { FieldRows } from '../../shared/form/FieldRows';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';

export function SearchWords() {
  const say = useText(searchWords);
  const pair = usePair();
  const { answer, failure, isLoading, reload } = useCall(getSearchSettings, {});
  return (
    <>
      <PageHeader title={pair(routeNamed('search-words').title)} text={say('wordsText')}>
        <LinkButton href={screenAddress('missed-searches')}>{say('toMissed')}</LinkButton>
      </PageHeader>
      {isLoading && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && <WordsForm stored={answer.synonyms} reload={reload} />}
    </>
  );
}

function WordsForm({ stored, reload }: { stored: string; reload: () => Promise<void> }) {
  const say = useText(searchWords);
  const shared = useText(sharedWords);
  const word = (useSearchParams().get('add') ?? '').replace(/[\n,]/g, ' ').trim().slice(0, missedLimits.query);
  const form = useFields(storedValues(searchFields, { synonyms: withLineFor(stored, word) }));
  const { submit, isPending } = useSubmit(saveSearchSettings, form);
  const { form: frame } = form;
  useEffect(() => {
    const area = word === '' ? null : frame.current?.querySelector('textarea');
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
    area?.scrollTo({ top: area.scrollHeight });
  }, [frame, word]);
  const save = async () => {
    if (await submit({ values: form.values })) await reload();
  };
  return (
    <form
      ref={frame}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      noValidate
    >
      <Panel>
        {word !== '' && (
          <p className="haat-notice" role="status">
            {say('begun', { word })}
          </p>
        )}
        <FieldRows className="haat-form" fields={searchFields} part="words" field={form.field} own={{}} />
        <div className="haat-form__actions haat-form__actions--stay">
          <Button type="submit" kind="primary" isBusy={isPending}>
            {shared('save')}
          </Button>
        </div>
      </Panel>
    </form>
  );
}
