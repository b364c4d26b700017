'use client';
/** A text with headings, lists and links in a form. The editor is loaded when the field is shown. */
import dynamic from 'next/dynamic';
import { FieldFrame, type FrameProps } from '../form/FieldFrame';
import { frame } from '../form/TextField';
import { Spinner } from '../page/Spinner';
import type { Written } from './editorDocument';

const Editor = dynamic(() => import('./DocumentEditor').then((file) => file.DocumentEditor), {
  ssr: false,
  loading: () => <Spinner />,
});

type Props = FrameProps & { written: Written; onChange: (written: Written) => void; isBangla?: boolean };

export function DocumentField({ label, errors, hint, written, onChange, isBangla = false }: Props) {
  return (
    <FieldFrame {...frame({ label, errors, hint })}>
      {(control) => (
        <Editor label={label} written={written} onChange={onChange} control={control} isBangla={isBangla} />
      )}
    </FieldFrame>
  );
}
