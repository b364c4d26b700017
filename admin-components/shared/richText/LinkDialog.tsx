'use client';
/** The link of words in a description: to a record of this shop, or to an https address. */
import { useState } from 'react';
import { isHttps, longestAddress } from '../../../domain/richText/addresses';
import type { Linkable } from '../../../domain/richText/formats';
import { useText } from '../../../frontend/messages/useText';
import { linkWords } from '../../messages/links';
import { textWords } from '../../messages/richText';
import { Dialog } from '../dialogs/Dialog';
import { SelectField } from '../form/SelectField';
import { TextField } from '../form/TextField';
import { RecordPicker } from '../links/RecordPicker';
import { Button } from '../page/Button';
import { recordAddress, recordIn } from './editorDocument';

const collections = {
  product: 'products',
  category: 'main-categories',
  childcategory: 'child-categories',
  page: 'pages',
} as const satisfies Record<string, Linkable>;
type Kind = keyof typeof collections;
const kinds: readonly Kind[] = ['product', 'category', 'childcategory', 'page'];

type Props = {
  /** The link at the cursor; null for a new one. */
  address: string | null;
  onClose: () => void;
  /** Null: no link. */
  onChoose: (address: string | null) => void;
};

export function LinkDialog({ address, onClose, onChoose }: Props) {
  const say = useText(textWords);
  const words = useText(linkWords);
  const old = address === null ? null : recordIn(address);
  const [kind, setKind] = useState<Kind | 'address'>(
    kinds.find((each) => collections[each] === old?.relationTo) ?? (address === null ? 'product' : 'address'),
  );
  const [record, setRecord] = useState({ id: old?.value ?? '', name: '' });
  const [typed, setTyped] = useState(address !== null && !old ? address : '');
  const [errors, setErrors] = useState<string[]>([]);

  const save = () => {
    if (kind === 'address') {
      if (!isHttps(typed)) return setErrors([say('onlyHttps')]);
      return onChoose(typed.trim());
    }
    if (record.id === '') return setErrors([say('chooseFirst')]);
    onChoose(recordAddress(collections[kind], record.id));
  };
  return (
    <Dialog isOpen onClose={onClose} title={say('linkTitle')}>
      <div className="haat-stack haat-gap">
        <SelectField
          label={words('leadsTo')}
          placeholder={null}
          name="link_kind"
          value={kind}
          onChange={(value) => {
            setKind(kinds.find((each) => each === value) ?? 'address');
            setRecord({ id: '', name: '' });
            setErrors([]);
          }}
          choices={[...kinds, 'address' as const].map((value) => ({
            value,
            label: value === 'address' ? say('otherSite') : words(value),
          }))}
        />
        {kind === 'address' ? (
          <TextField
            label={words('addressLabel')}
            hint={say('addressHint')}
            name="link_address"
            inputMode="url"
            maxLength={longestAddress}
            value={typed}
            onChange={setTyped}
            errors={errors}
            isRequired
          />
        ) : (
          <RecordPicker
            key={kind}
            kind={kind}
            value={record.id}
            name={record.name || say('keptRecord')}
            errors={errors}
            onChoose={(id, name) => setRecord({ id, name })}
          />
        )}
      </div>
      <div className="haat-dialog__actions">
        {address !== null && (
          <Button kind="danger" onClick={() => onChoose(null)}>
            {say('removeLink')}
          </Button>
        )}
        <Button kind="primary" onClick={save}>
          {say('setLink')}
        </Button>
      </div>
    </Dialog>
  );
}
