'use client';
/** A vendor's details on paper. */
import { documentNames } from '../../../contract/vendors';
import { vendorPapers } from '../../../domain/vendors/fields';
import { vendorWords } from '../../messages/vendors';
import { PaperOnly } from '../../shared/print/PaperOnly';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useVendorFacts, type Vendor } from './useVendorFacts';
import { AcceptBadge } from './acceptState';

export function VendorSheet({ vendor }: { vendor: Vendor }) {
  const say = useText(vendorWords);
  const pair = usePair();
  const { personal, business } = useVendorFacts(vendor);
  const attached = documentNames.filter((which) => vendor[which] !== null);
  return (
    <PaperOnly
      title={vendor.business_name || vendor.name}
      badge={<AcceptBadge accept={vendor.accept} />}
      picture={vendor.image}
      facts={[
        { title: say('personal'), items: personal },
        { title: say('business'), items: business },
      ]}
    >
      {attached.length > 0 && (
        <section className="haat-keep">
          <h3>{say('files')}</h3>
          <ul className="haat-sheet__pictures">
            {attached.map((which) => (
              <li key={which}>
                <img src={vendor[which] ?? ''} alt={pair(vendorPapers[which].label)} />
                <p>{pair(vendorPapers[which].label)}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </PaperOnly>
  );
}
