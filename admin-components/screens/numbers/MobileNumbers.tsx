'use client';
/** The phone numbers of a kind of people, joined to be pasted elsewhere. */
import { toast } from '@payloadcms/ui';
import { Copy, Download } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { getAllUserMobile, mobileOwners } from '../../../contract/reports';
import { emptyTexts } from '../../messages/empty';
import { numberWords, ownerWords } from '../../messages/reports';
import { sharedWords } from '../../messages/shared';
import { routeNamed } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { SelectField } from '../../shared/form/SelectField';
import { SwitchField } from '../../shared/form/SwitchField';
import { TextArea } from '../../shared/form/TextField';
import { usePassingFields } from '../../shared/form/useFields';
import { useFormats } from '../../../frontend/formats/useFormats';
import { Button } from '../../shared/page/Button';
import { EmptyState } from '../../shared/page/EmptyState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { csvOf, downloadCsv } from '../../shared/table/csv';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';

const separators = { comma: ', ', dash: ' - ', space: ' ' } as const;
type Separator = keyof typeof separators;
const separatorKeys = Object.keys(separators) as Separator[];

export function MobileNumbers() {
  const say = useText(numberWords);
  const pair = usePair();
  const form = usePassingFields({ type: 'all', separator: 'comma', verifiedOnly: false });
  const { run, isPending } = useAction(getAllUserMobile);
  const [found, setFound] = useState<{ numbers: readonly { mobile: string }[]; total: number } | null>(null);
  const extract = async (event: FormEvent) => {
    event.preventDefault();
    const type = mobileOwners.find((known) => known === form.values.type) ?? 'all';
    const answer = await run({ params: { type, verifiedOnly: form.values.verifiedOnly ? 1 : 0 } }, { silent: true });
    if (answer) setFound(answer);
  };
  const separator = separatorKeys.find((known) => known === form.values.separator) ?? 'comma';
  return (
    <>
      <PageHeader title={pair(routeNamed('report-usermobile').title)} />
      <div className="haat-grid">
        <Panel className="haat-narrow">
          <form className="haat-form" onSubmit={(event) => void extract(event)} noValidate>
            <SelectField
              label={say('type')}
              placeholder={null}
              {...form.field('type')}
              choices={mobileOwners.map((value) => ({ value, label: pair(ownerWords[value]) }))}
            />
            <SelectField
              label={say('separator')}
              placeholder={null}
              {...form.field('separator')}
              choices={separatorKeys.map((value) => ({ value, label: say(value) }))}
            />
            <SwitchField label={say('verifiedOnly')} {...form.field('verifiedOnly')} />
            <div className="haat-form__actions">
              <Button type="submit" kind="primary" isBusy={isPending}>
                {say('extract')}
              </Button>
            </div>
          </form>
        </Panel>
        {found && (
          <Found
            mobiles={found.numbers.map((row) => row.mobile)}
            total={found.total}
            separator={separators[separator]}
          />
        )}
      </div>
    </>
  );
}

function Found({ mobiles, total, separator }: { mobiles: readonly string[]; total: number; separator: string }) {
  const say = useText(numberWords);
  const next = useText(emptyTexts);
  const shared = useText(sharedWords);
  const { number } = useFormats();
  const text = mobiles.join(separator);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    toast.success(say('copied'));
  };
  const save = () =>
    downloadCsv(
      'phone-numbers',
      csvOf([{ key: 'mobile', title: say('mobile'), cell: (row: string) => row, text: (row: string) => row }], mobiles),
    );
  return (
    <Panel
      title={say('total', { count: number(total) })}
      actions={
        mobiles.length > 0 && (
          <>
            <Button isSmall onClick={() => void copy()}>
              <Copy size={15} aria-hidden />
              {say('copy')}
            </Button>
            <Button isSmall onClick={save}>
              <Download size={15} aria-hidden />
              {shared('exportCsv')}
            </Button>
          </>
        )
      }
    >
      {mobiles.length === 0 ? (
        <EmptyState title={shared('empty')} text={next('numbers')} />
      ) : (
        <TextArea
          label={say('numbers')}
          isLabelHidden
          name="numbers"
          rows={12}
          readOnly
          value={text}
          onChange={() => undefined}
        />
      )}
    </Panel>
  );
}
