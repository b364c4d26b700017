'use client';
/** The pictures of an application; a click opens one in full size. */
import { ExternalLink, FileX } from 'lucide-react';
import { useState } from 'react';
import { documentNames } from '../../../contract/vendors';
import { vendorPapers } from '../../../domain/vendors/fields';
import { vendorWords } from '../../messages/vendors';
import { Dialog } from '../../shared/dialogs/Dialog';
import { LinkButton } from '../../shared/page/LinkButton';
import { Panel } from '../../shared/page/Panel';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import type { Vendor } from './useVendorFacts';

export function DocumentsPanel({ vendor }: { vendor: Vendor }) {
  const say = useText(vendorWords);
  const pair = usePair();
  const [open, setOpen] = useState<(typeof documentNames)[number] | null>(null);
  const src = open ? vendor[open] : null;
  return (
    <Panel title={say('files')}>
      <ul className="haat-documents">
        {documentNames.map((which) => {
          const path = vendor[which];
          return (
            <li key={which}>
              <p className="haat-documents__name">{pair(vendorPapers[which].label)}</p>
              {path ? (
                <button
                  type="button"
                  className="haat-documents__open"
                  aria-label={say('openFull', { name: pair(vendorPapers[which].label) })}
                  onClick={() => setOpen(which)}
                >
                  <img src={path} alt={pair(vendorPapers[which].label)} loading="lazy" />
                </button>
              ) : (
                <p className="haat-documents__none">
                  <FileX size={22} strokeWidth={1.5} aria-hidden />
                  {say('noFile')}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {open && src && (
        <Dialog isOpen onClose={() => setOpen(null)} title={pair(vendorPapers[open].label)} isWide>
          <img className="haat-documents__full" src={src} alt={pair(vendorPapers[open].label)} />
          <div className="haat-form__actions">
            <LinkButton href={src} newTab>
              <ExternalLink size={15} aria-hidden />
              {say('newWindow')}
            </LinkButton>
          </div>
        </Dialog>
      )}
    </Panel>
  );
}
