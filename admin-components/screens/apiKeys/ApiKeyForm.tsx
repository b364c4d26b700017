'use client';
/** A new key: its purpose, owner and scopes. */
import type { FormEvent } from 'react';
import { apiKeyCreate } from '../../../contract/apiKeys';
import { getAllUser } from '../../../contract/warehouses';
import { apiKeyScopes } from '../../../domain/apiKeys/scopes';
import { apiKeyWords, scopeWords } from '../../messages/apiKeys';
import { useCall } from '../../../frontend/api/useCall';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { TextField } from '../../shared/form/TextField';
import { useFields } from '../../shared/form/useFields';
import { useSubmit } from '../../shared/form/useSubmit';
import { Button } from '../../shared/page/Button';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

export function ApiKeyForm({ onMade }: { onMade: (key: string) => void }) {
  const say = useText(apiKeyWords);
  const pair = usePair();
  const people = useCall(getAllUser, {});
  const form = useFields<{
    name: string;
    owner: string;
    scopes: string[];
    expires_on: string;
    current_password: string;
  }>({ name: '', owner: '', scopes: [], expires_on: '', current_password: '' });
  const { submit, isPending } = useSubmit(apiKeyCreate, form);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    // The id is sent back unchanged: a number stays a number.
    const owner = people.answer?.users.find((user) => String(user.id) === form.values.owner)?.id;
    const answer = await submit({ values: { ...form.values, owner, expires_on: form.values.expires_on || undefined } });
    if (answer) onMade(answer.key);
  };
  return (
    <form className="haat-form" onSubmit={(event) => void save(event)} noValidate>
      <TextField label={say('name')} isRequired maxLength={100} hint={say('nameHint')} {...form.field('name')} />
      <SearchSelect
        label={say('owner')}
        isRequired
        hint={say('ownerHint')}
        {...form.field('owner')}
        choices={(people.answer?.users ?? []).map((user) => ({
          value: String(user.id),
          label: `${user.name} · ${user.mobile}`,
        }))}
      />
      <SearchSelect
        label={say('scopes')}
        isRequired
        isMany
        choices={apiKeyScopes.map((scope) => ({ value: scope, label: pair(scopeWords[scope]) }))}
        {...form.field('scopes')}
      />
      <TextField label={say('expires')} type="date" hint={say('expiresHint')} {...form.field('expires_on')} />
      <TextField
        label={say('yourPassword')}
        type="password"
        autoComplete="current-password"
        isRequired
        maxLength={128}
        {...form.field('current_password')}
      />
      <div className="haat-form__actions">
        <Button type="submit" kind="primary" isBusy={isPending}>
          {say('make')}
        </Button>
      </div>
    </form>
  );
}
