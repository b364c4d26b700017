'use client';
/** Synchronises form and editor: typed text goes to the form, and values set elsewhere go into the editor. */
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { OnChangePlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalOnChangePlugin';
import { useEffect, useRef } from 'react';
import { plainTextOf } from '../../../domain/richText/plainText';
import { beginningOf, fromEditor, type Written } from './editorDocument';

const isSame = (one: Written, other: Written): boolean => one.document === other.document && one.words === other.words;
const textOf = (state: unknown): string => JSON.stringify(fromEditor(state));

export function FollowValue({ written, onChange }: { written: Written; onChange: (written: Written) => void }) {
  const [editor] = useLexicalComposerContext();
  const known = useRef(written);
  const shown = useRef(textOf(JSON.parse(beginningOf(written))));

  useEffect(() => {
    if (isSame(known.current, written)) return;
    known.current = written;
    const beginning = beginningOf(written);
    shown.current = textOf(JSON.parse(beginning));
    editor.setEditorState(editor.parseEditorState(beginning));
  }, [editor, written]);

  return (
    <OnChangePlugin
      ignoreSelectionChange
      onChange={(state) => {
        const document = fromEditor(state.toJSON());
        const text = JSON.stringify(document);
        if (text === shown.current) return;
        shown.current = text;
        known.current = { document: document ? text : '', words: plainTextOf(document) };
        onChange(known.current);
      }}
    />
  );
}
