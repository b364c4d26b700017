'use client';
/** Buttons in the rows of many lists: to the record's form, and to delete it. */
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../frontend/messages/useText';
import { sharedWords } from '../../messages/shared';
import { Button } from '../page/Button';
import { LinkButton } from '../page/LinkButton';

type EditProps = { name: string; href: string; kind?: 'primary'; children?: ReactNode };

/** `children`: text beside the pencil, if there is room. */
export function EditLink({ name, href, kind, children }: EditProps) {
  const shared = useText(sharedWords);
  return (
    <LinkButton isSmall {...(kind ? { kind } : {})} href={href} label={`${shared('edit')}: ${name}`}>
      <Pencil size={15} aria-hidden />
      {children}
    </LinkButton>
  );
}

export function DeleteButton({ name, onPress }: { name: string; onPress: () => Promise<unknown> }) {
  const shared = useText(sharedWords);
  return (
    <Button
      isSmall
      kind="danger"
      onClick={() => void onPress()}
      aria-label={`${shared('delete')}: ${name}`}
      title={shared('delete')}
    >
      <Trash2 size={15} aria-hidden />
    </Button>
  );
}
