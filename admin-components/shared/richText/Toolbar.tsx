'use client';
/** The buttons of the editor: exactly the formats in the domain's `vendorFormats`. */
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import {
  $createParagraphNode,
  $getSelection,
  FORMAT_TEXT_COMMAND,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { $toggleLink } from '@payloadcms/richtext-lexical/lexical/link';
import {
  INSERT_ORDERED_LIST_COMMAND,
  INSERT_UNORDERED_LIST_COMMAND,
  REMOVE_LIST_COMMAND,
} from '@payloadcms/richtext-lexical/lexical/list';
import { $createHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $setBlocksType } from '@payloadcms/richtext-lexical/lexical/selection';
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered, Redo2, Undo2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../frontend/messages/useText';
import { textWords } from '../../messages/richText';
import { LinkDialog } from './LinkDialog';
import { useMarks, type BlockKind } from './useMarks';

export function Toolbar({ label, controls }: { label: string; controls: string }) {
  const say = useText(textWords);
  const [editor] = useLexicalComposerContext();
  const marks = useMarks();
  const [isLinking, setIsLinking] = useState(false);
  const heading = (tag: 'h2' | 'h3') =>
    editor.update(() =>
      $setBlocksType($getSelection(), () => (marks.block === tag ? $createParagraphNode() : $createHeadingNode(tag))),
    );
  const list = (kind: BlockKind) => {
    if (marks.block === kind) return void editor.dispatchCommand(REMOVE_LIST_COMMAND, undefined);
    editor.dispatchCommand(kind === 'number' ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND, undefined);
  };
  const setLink = (address: string | null) => {
    setIsLinking(false);
    editor.update(() => $toggleLink(address));
    editor.focus();
  };
  return (
    <div className="haat-text__tools" role="toolbar" aria-label={say('tools', { label })} aria-controls={controls}>
      <Tool name={say('bold')} isOn={marks.isBold} onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'bold')}>
        <Bold size={16} aria-hidden />
      </Tool>
      <Tool
        name={say('italic')}
        isOn={marks.isItalic}
        onPress={() => editor.dispatchCommand(FORMAT_TEXT_COMMAND, 'italic')}
      >
        <Italic size={16} aria-hidden />
      </Tool>
      <Tool name={say('heading')} isOn={marks.block === 'h2'} onPress={() => heading('h2')}>
        <Heading2 size={16} aria-hidden />
      </Tool>
      <Tool name={say('smallHeading')} isOn={marks.block === 'h3'} onPress={() => heading('h3')}>
        <Heading3 size={16} aria-hidden />
      </Tool>
      <Tool name={say('bullets')} isOn={marks.block === 'bullet'} onPress={() => list('bullet')}>
        <List size={16} aria-hidden />
      </Tool>
      <Tool name={say('numbers')} isOn={marks.block === 'number'} onPress={() => list('number')}>
        <ListOrdered size={16} aria-hidden />
      </Tool>
      <Tool
        name={say('link')}
        isOn={marks.link !== null}
        isOff={!marks.isChosen && marks.link === null}
        onPress={() => setIsLinking(true)}
      >
        <Link2 size={16} aria-hidden />
      </Tool>
      <Tool name={say('undo')} onPress={() => editor.dispatchCommand(UNDO_COMMAND, undefined)}>
        <Undo2 size={16} aria-hidden />
      </Tool>
      <Tool name={say('redo')} onPress={() => editor.dispatchCommand(REDO_COMMAND, undefined)}>
        <Redo2 size={16} aria-hidden />
      </Tool>
      {isLinking && <LinkDialog address={marks.link} onClose={() => setIsLinking(false)} onChoose={setLink} />}
    </div>
  );
}

type ToolProps = { name: string; isOn?: boolean; isOff?: boolean; onPress: () => void; children: ReactNode };

/** The selection stays while a button is pressed with the mouse. */
function Tool({ name, isOn, isOff = false, onPress, children }: ToolProps) {
  return (
    <button
      type="button"
      className="haat-icon-button"
      aria-label={name}
      title={name}
      aria-pressed={isOn}
      disabled={isOff}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
