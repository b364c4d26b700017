'use client';
/** The formats at the cursor. */
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $getSelection, $isRangeSelection, type RangeSelection } from '@payloadcms/richtext-lexical/lexical';
import { $isLinkNode } from '@payloadcms/richtext-lexical/lexical/link';
import { $isListNode, ListNode } from '@payloadcms/richtext-lexical/lexical/list';
import { $isHeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { $findMatchingParent, $getNearestNodeOfType } from '@payloadcms/richtext-lexical/lexical/utils';
import { useEffect, useState } from 'react';

export type BlockKind = 'paragraph' | 'h2' | 'h3' | 'bullet' | 'number';
export type Marks = {
  isBold: boolean;
  isItalic: boolean;
  block: BlockKind;
  /** The address of the link; null outside a link. */
  link: string | null;
  /** Whether text is selected. */
  isChosen: boolean;
};
const none: Marks = { isBold: false, isItalic: false, block: 'paragraph', link: null, isChosen: false };

export function useMarks(): Marks {
  const [editor] = useLexicalComposerContext();
  const [marks, setMarks] = useState(none);
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState }) =>
        editorState.read(() => {
          const selection = $getSelection();
          if ($isRangeSelection(selection)) setMarks(marksOf(selection));
        }),
      ),
    [editor],
  );
  return marks;
}

function marksOf(selection: RangeSelection): Marks {
  const at = selection.anchor.getNode();
  const link = $findMatchingParent(at, (node) => $isLinkNode(node));
  return {
    isBold: selection.hasFormat('bold'),
    isItalic: selection.hasFormat('italic'),
    block: blockOf(selection),
    link: $isLinkNode(link) ? link.getURL() : null,
    isChosen: !selection.isCollapsed(),
  };
}

function blockOf(selection: RangeSelection): BlockKind {
  const at = selection.anchor.getNode();
  const list = $getNearestNodeOfType(at, ListNode);
  if ($isListNode(list)) return list.getListType() === 'number' ? 'number' : 'bullet';
  const top = at.getTopLevelElement();
  const tag = $isHeadingNode(top) ? top.getTag() : null;
  return tag === 'h2' || tag === 'h3' ? tag : 'paragraph';
}
