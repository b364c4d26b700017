'use client';
/** One vendor: person, business, documents and shop, and an admin's actions. */
import { Banknote, FilePenLine, Printer, Store } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { z } from 'zod';
import { featuredShop, verifyShop } from '../../../contract/vendorDecisions';
import { getSingleVendor, type vendorShopShape } from '../../../contract/vendors';
import { sharedWords } from '../../messages/shared';
import { vendorMoneyWords } from '../../messages/vendorMoney';
import { vendorWords } from '../../messages/vendors';
import { routeNamed, screenAddress, shopPath } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useLeaveWhenGone } from '../../shared/api/useLeaveWhenGone';
import { Badge } from '../../shared/badges/Badge';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { Facts } from '../../shared/page/Facts';
import { LinkButton } from '../../shared/page/LinkButton';
import { PageHeader } from '../../shared/page/PageHeader';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { Thumb } from '../../shared/page/Thumb';
import { ReviewNotes } from '../../shared/review/ReviewNotes';
import { usePair } from '../../../frontend/messages/usePair';
import { useText } from '../../../frontend/messages/useText';
import { useParam } from '../../shell/PanelContext';
import { HistoryLink } from '../audit/HistoryLink';
import { ContactButtons } from '../communication/ContactButtons';
import { AcceptActions } from './AcceptActions';
import { AcceptBadge, homeOf } from './acceptState';
import { VendorFirstSteps } from './FirstSteps';
import { DocumentsPanel } from './DocumentsPanel';
import { ShopWarehouse, WarehouseAtApproval } from './ShopWarehouse';
import { useVendorFacts, type Vendor } from './useVendorFacts';
import { VendorSheet } from './VendorSheet';

type Shop = z.output<typeof vendorShopShape>;

export function VendorDetails() {
  const pair = usePair();
  const id = useParam('id');
  const { answer, failure, isLoading, reload } = useCall(getSingleVendor, { params: { id } });
  useLeaveWhenGone(failure, screenAddress('vendor-approved'));
  const vendor = answer?.vendor;
  const [warehouse, setWarehouse] = useState('');
  return (
    <>
      <div className="haat-no-print">
        <PageHeader
          title={vendor?.name ?? pair(routeNamed('vendor-details').title)}
          back={screenAddress(homeOf(vendor?.accept ?? 1))}
          {...(vendor ? { badge: <AcceptBadge accept={vendor.accept} />, text: vendor.business_name } : {})}
        >
          {vendor && <AcceptActions vendor={vendor} warehouse={warehouse} />}
          <HistoryLink resource="vendors" record={id} />
        </PageHeader>
        {isLoading && <Spinner />}
        {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
        {answer && answer.review.length > 0 && (
          <div className="haat-gap">
            <ReviewNotes notes={answer.review} isOpen={vendor?.accept === 0} />
          </div>
        )}
        {vendor && (
          <Page
            vendor={vendor}
            shop={answer.shop}
            onChanged={reload}
            atApproval={<WarehouseAtApproval value={warehouse} onChange={setWarehouse} />}
          />
        )}
      </div>
      {vendor && <VendorSheet vendor={vendor} />}
    </>
  );
}

type PageProps = { vendor: Vendor; shop: Shop | null; onChanged: () => Promise<void>; atApproval: ReactNode };

function Page({ vendor, shop, onChanged, atApproval }: PageProps) {
  const say = useText(vendorWords);
  const shared = useText(sharedWords);
  const money = useText(vendorMoneyWords);
  const { personal, business } = useVendorFacts(vendor);
  return (
    <>
      <div className="haat-row haat-gap">
        <LinkButton kind="primary" href={screenAddress('vendor-update', { id: vendor.id })}>
          <FilePenLine size={16} aria-hidden />
          {say('updateInformation')}
        </LinkButton>
        {shop && vendor.accept === 1 && (
          <LinkButton href={`${shopPath}/shop/${shop.slug}`} newTab>
            <Store size={16} aria-hidden />
            {say('visitShop')}
          </LinkButton>
        )}
        {vendor.accept !== 0 && (
          <LinkButton href={screenAddress('vendor-money', { id: vendor.id })}>
            <Banknote size={16} aria-hidden />
            {money('money')}
          </LinkButton>
        )}
        {vendor.user_id !== null && <ContactButtons receiver={{ id: vendor.user_id, name: vendor.name }} />}
        <Button onClick={() => window.print()}>
          <Printer size={16} aria-hidden />
          {shared('print')}
        </Button>
      </div>
      <div className="haat-grid haat-gap">
        <div className="haat-stack">
          <Panel title={say('personal')} actions={<Thumb src={vendor.image} alt={vendor.name} size={56} isRound />}>
            <Facts items={personal} />
          </Panel>
          <VendorFirstSteps id={vendor.id} />
        </div>
        <div className="haat-stack">
          <Panel title={say('business')}>
            <Facts items={business} />
          </Panel>
          <ShopPanel vendor={vendor} shop={shop} onChanged={onChanged} atApproval={atApproval} />
        </div>
      </div>
      <DocumentsPanel vendor={vendor} />
    </>
  );
}

function ShopPanel({ vendor, shop, onChanged, atApproval }: PageProps) {
  const say = useText(vendorWords);
  const { nameOf } = useFormats();
  const feature = useAction(featuredShop);
  const verify = useAction(verifyShop);
  if (!shop)
    return (
      <Panel title={say('shop')}>
        <p className="haat-table__quiet">{say('noShop')}</p>
        {vendor.accept === 0 && atApproval}
      </Panel>
    );
  const vendorId = String(vendor.id);
  const toggleFeatured = async () => {
    const done = await feature.run(
      { params: { vendorId, value: shop.featured === 1 ? 0 : 1 } },
      { ask: { text: `${say('featuredAsk')}: ${nameOf(shop)}` } },
    );
    if (done) await onChanged();
  };
  const toggleVerified = async () => {
    const done = await verify.run(
      { params: { vendorId, value: shop.verify === 1 ? 0 : 1 } },
      { ask: { text: `${say('verifiedAsk')}: ${nameOf(shop)}` } },
    );
    if (done) await onChanged();
  };
  return (
    <Panel title={say('shop')}>
      <Facts
        items={[
          { name: say('shopName'), value: nameOf(shop) },
          {
            name: say('featured'),
            value: (
              <span className="haat-row haat-row--apart">
                <Badge tone={shop.featured === 1 ? 'green' : 'grey'}>
                  {say(shop.featured === 1 ? 'featured' : 'notFeatured')}
                </Badge>
                <Button isSmall isBusy={feature.isPending} onClick={() => void toggleFeatured()}>
                  {say(shop.featured === 1 ? 'unfeature' : 'feature')}
                </Button>
              </span>
            ),
          },
          {
            name: say('verified'),
            value: (
              <span className="haat-row haat-row--apart">
                <Badge tone={shop.verify === 1 ? 'green' : 'grey'}>
                  {say(shop.verify === 1 ? 'verified' : 'notVerified')}
                </Badge>
                <Button isSmall isBusy={verify.isPending} onClick={() => void toggleVerified()}>
                  {say(shop.verify === 1 ? 'unverify' : 'verify')}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {vendor.accept === 1 && <ShopWarehouse vendorId={vendorId} shop={shop} onChanged={onChanged} />}
    </Panel>
  );
}
