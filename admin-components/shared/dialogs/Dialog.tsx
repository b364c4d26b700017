'use client';
/** A window over the page for a small form or a picture. */
import * as RadixDialog from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { sharedWords } from '../../messages/shared';
import { useOpener } from '../../../frontend/dialogs/useOpener';
import { useText } from '../../../frontend/messages/useText';

type Props = { isOpen: boolean; onClose: () => void; title: string; children: ReactNode; isWide?: boolean };

export function Dialog({ isOpen, onClose, title, children, isWide = false }: Props) {
  const say = useText(sharedWords);
  const focus = useOpener();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="haat-overlay" />
        <RadixDialog.Content
          className={`haat-dialog ${isWide ? 'haat-dialog--wide' : ''}`}
          aria-describedby={undefined}
          {...focus}
        >
          <div className="haat-dialog__head">
            <RadixDialog.Title className="haat-dialog__title">{title}</RadixDialog.Title>
            <RadixDialog.Close className="haat-icon-button" aria-label={say('close')}>
              <X size={18} aria-hidden />
            </RadixDialog.Close>
          </div>
          {children}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
