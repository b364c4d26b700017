'use client';
/** Names the controls of the CMS's own forms and lists as they appear (`nameControls.ts`). Our own screens name theirs themselves. */
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { useText } from '../../frontend/messages/useText';
import { cmsControlWords } from '../messages/cmsControls';
import { nameControls } from './nameControls';

const ofTheCms = /\/(collections|globals)\//;

export function CmsControls() {
  const say = useText(cmsControlWords);
  const isCms = ofTheCms.test(usePathname());
  useEffect(() => {
    if (!isCms) return;
    const names = {
      moreActions: say('moreActions'),
      moreWaysToSave: say('moreWaysToSave'),
      preview: say('preview'),
      locked: say('locked'),
      previousPage: say('previousPage'),
      nextPage: say('nextPage'),
      formats: { bold: say('bold'), italic: say('italic'), underline: say('underline'), link: say('link') },
      selectAll: say('selectAll'),
      select: (name: string) => say('select', { name }),
      edit: (name: string) => say('edit', { name }),
      remove: (name: string) => say('remove', { name }),
      move: (name: string) => say('move', { name }),
    };
    // Before the next frame is drawn: nobody meets a control without its name.
    const nameAll = () => nameControls(document, names);
    nameAll();
    const watch = new MutationObserver(nameAll);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [isCms, say]);
  return null;
}
