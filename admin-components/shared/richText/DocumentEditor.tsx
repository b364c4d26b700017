'use client';
/** The editor for texts with the few formats of vendors. Loaded when somebody writes one. */
import { LexicalComposer } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposer';
import { ContentEditable } from '@payloadcms/richtext-lexical/lexical/react/LexicalContentEditable';
import { LexicalErrorBoundary } from '@payloadcms/richtext-lexical/lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalHistoryPlugin';
import { ListPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@payloadcms/richtext-lexical/lexical/react/LexicalRichTextPlugin';
import { LinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import { ListItemNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { useState } from 'react';
import type { ControlProps } from '../form/FieldFrame';
import { beginningOf, type Written } from './editorDocument';
import { FollowValue } from './FollowValue';
import { Toolbar } from './Toolbar';

export type EditorProps = {
  label: string;
  written: Written;
  onChange: (written: Written) => void;
  control: ControlProps;
  /** Whether the text is Bangla: screen readers and spelling follow it. */
  isBangla?: boolean;
};

const nodes = [HeadingNode, ListNode, ListItemNode, LinkNode];
const theme = {
  text: { bold: 'haat-text__bold', italic: 'haat-text__italic' },
  list: { nested: { listitem: 'haat-text__nested' } },
};
const fail = (error: Error) => {
  throw error;
};

export function DocumentEditor({ label, written, onChange, control, isBangla = false }: EditorProps) {
  const [first] = useState(() => beginningOf(written));
  return (
    <LexicalComposer initialConfig={{ namespace: 'haat', nodes, theme, editorState: first, onError: fail }}>
      <div className="haat-text">
        <Toolbar label={label} controls={control.id} />
        <RichTextPlugin
          contentEditable={
            <ContentEditable
              {...control}
              {...(isBangla ? { lang: 'bn' } : {})}
              className="haat-input haat-text__words"
              ariaLabel={label}
              aria-multiline
              spellCheck
            />
          }
          ErrorBoundary={LexicalErrorBoundary}
        />
      </div>
      <HistoryPlugin />
      <ListPlugin />
      <FollowValue written={written} onChange={onChange} />
    </LexicalComposer>
  );
}
