'use client';
/** A CSV file from the disk or pasted; admins also choose the vendor. */
import { useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { previewProductImport } from '../../../contract/productImports';
import { getApprovedVendor } from '../../../contract/vendors';
import { importLimits } from '../../../domain/catalogue/importColumns';
import { importWords } from '../../messages/imports';
import { useCall } from '../../../frontend/api/useCall';
import { useSend } from '../../../frontend/api/useSend';
import { FieldFrame } from '../../shared/form/FieldFrame';
import { SearchSelect } from '../../shared/form/SearchSelect';
import { frame } from '../../shared/form/TextField';
import { Button } from '../../shared/page/Button';
import { Panel } from '../../shared/page/Panel';
import { useText } from '../../../frontend/messages/useText';
import { usePanel } from '../../shell/PanelContext';

type Errors = Readonly<Record<string, readonly string[]>>;

export function ChooseFile({ onPreview }: { onPreview: (id: string) => void }) {
  const say = useText(importWords);
  const { roles } = usePanel();
  const isAdmin = roles.includes('superadmin') || roles.includes('subadmin');
  const [csv, setCsv] = useState('');
  const [name, setName] = useState('');
  const [vendor, setVendor] = useState('');
  const [errors, setErrors] = useState<Errors>({});
  const input = useRef<HTMLInputElement>(null);
  const { send, isPending } = useSend(previewProductImport);

  const read = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (!file) return;
    // Checked before it is read: a wrong file may be huge.
    if (file.size > importLimits.characters * 4) return setErrors({ csv: [say('tooLong')] });
    setErrors({});
    setName(file.name);
    setCsv(await file.text());
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (csv.length > importLimits.characters) return setErrors({ csv: [say('tooLong')] });
    const result = await send({ body: { csv, file_name: name, ...(vendor === '' ? {} : { vendor_id: vendor }) } });
    if (result.ok) onPreview(String(result.answer.import.id));
    else setErrors(result.errors);
  };
  return (
    <Panel>
      <form className="haat-form" onSubmit={(event) => void submit(event)}>
        {isAdmin && <VendorPicker value={vendor} onChange={setVendor} errors={errors.vendor_id ?? []} />}
        <FieldFrame
          {...frame({
            label: say('chooseFile'),
            hint: say('chooseHint', { rows: importLimits.rows }),
            errors: errors.csv ?? [],
          })}
        >
          {(control) => (
            <input
              ref={input}
              className="haat-input"
              type="file"
              accept=".csv,text/csv,text/tab-separated-values,.tsv,.txt"
              onChange={(event) => void read(event)}
              {...control}
            />
          )}
        </FieldFrame>
        <FieldFrame {...frame({ label: say('paste') })}>
          {(control) => (
            <textarea
              className="haat-input"
              rows={6}
              spellCheck={false}
              value={csv}
              {...control}
              onChange={(event) => {
                setCsv(event.target.value);
                setName('');
                if (input.current) input.current.value = '';
              }}
            />
          )}
        </FieldFrame>
        <div className="haat-form__actions">
          <Button type="submit" kind="primary" isBusy={isPending} disabled={csv.trim() === ''}>
            {say('preview')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function VendorPicker({
  value,
  onChange,
  errors,
}: {
  value: string;
  onChange: (value: string) => void;
  errors: readonly string[];
}) {
  const say = useText(importWords);
  const { answer } = useCall(getApprovedVendor, {});
  const choices = (answer?.vendor ?? []).map((each) => ({
    value: String(each.id),
    label: `${each.business_name || each.name} (${each.mobile})`,
  }));
  return (
    <SearchSelect
      label={say('vendor')}
      name="vendor_id"
      isRequired
      choices={choices}
      value={value}
      onChange={onChange}
      errors={errors}
    />
  );
}
