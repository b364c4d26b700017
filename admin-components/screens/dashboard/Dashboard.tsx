'use client';
/** The first page of the panel: the profile, the figures for the role, and the last days. */
import {
  Boxes,
  CheckCheck,
  Handshake,
  Package,
  PackageSearch,
  RotateCcw,
  ShoppingBag,
  Tag,
  Tags,
  Ticket,
  Truck,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, type ReactNode } from 'react';
import { getUser } from '../../../contract/self';
import { getAdminDashboardData } from '../../../contract/dashboard';
import { dashboardWords } from '../../messages/dashboard';
import type { Role } from '../../../domain/permissions';
import { screenAddress, type ScreenName } from '../../routes';
import { Link } from '@payloadcms/ui';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { ErrorState } from '../../shared/page/ErrorState';
import { PageHeader } from '../../shared/page/PageHeader';
import { Spinner } from '../../shared/page/Spinner';
import { useText } from '../../../frontend/messages/useText';
import { ContentCards } from './ContentCards';
import { useHasRole, usePanel } from '../../shell/PanelContext';
import { NoWarehouseNotice } from '../shops/NoWarehouseNotice';
import { AvailableCard } from '../money/AvailableCard';
import { StuckNotice } from '../stuck/StuckNotice';
import { OwnFirstSteps } from '../vendors/FirstSteps';
import { ProfileCard } from './ProfileCard';
import { WarehouseStages } from './Stages';

// The chart library is the largest part of the panel; it is loaded after the figures.
const SalesCharts = lazy(() => import('./SalesCharts').then((file) => ({ default: file.SalesCharts })));

type FigureKey =
  | 'total_user'
  | 'total_vendor'
  | 'total_product'
  | 'total_order'
  | 'total_main_cat'
  | 'total_brand'
  | 'total_coupon'
  | 'total_returns'
  | 'total_new'
  | 'total_shipped'
  | 'total_completed'
  | 'total_myproduct';
type Card = { key: FigureKey; icon: LucideIcon; screen: ScreenName };

const adminCards: readonly Card[] = [
  { key: 'total_user', icon: Users, screen: 'all-user' },
  { key: 'total_vendor', icon: Handshake, screen: 'vendor-approved' },
  { key: 'total_product', icon: PackageSearch, screen: 'all-products' },
  { key: 'total_order', icon: ShoppingBag, screen: 'all-order' },
  { key: 'total_main_cat', icon: Tags, screen: 'main-category' },
  { key: 'total_brand', icon: Tag, screen: 'brand' },
  { key: 'total_coupon', icon: Ticket, screen: 'view-coupon' },
  { key: 'total_returns', icon: RotateCcw, screen: 'returns-all' },
];
const vendorCards: readonly Card[] = [
  { key: 'total_new', icon: Package, screen: 'new-order' },
  { key: 'total_shipped', icon: Truck, screen: 'order-shipped' },
  { key: 'total_completed', icon: CheckCheck, screen: 'order-completed' },
  { key: 'total_myproduct', icon: Boxes, screen: 'view-product' },
];

const withFigures: readonly Role[] = getAdminDashboardData.who;
const hasFigures = (role: Role): boolean => withFigures.includes(role);

export function Dashboard() {
  const say = useText(dashboardWords);
  const { roles } = usePanel();
  const isAdmin = roles.includes('superadmin') || roles.includes('subadmin');
  const isVendor = useHasRole('vendor');
  const self = useCall(getUser, {});
  const isCounted = roles.some(hasFigures);
  const { answer, failure, reload } = useCall(getAdminDashboardData, isCounted ? {} : null, {
    everySeconds: 60,
  });
  const sells = isAdmin || isVendor;
  const isIncharge = roles.includes('incharge');
  const profile = self.answer ? <ProfileCard user={self.answer.users} /> : <Spinner />;
  const cards = [...(isAdmin ? adminCards : []), ...(isVendor ? vendorCards : [])];
  return (
    <>
      <PageHeader title={say('title')} {...(isCounted ? { text: say('live') } : {})} />
      <div className="haat-stack">
        <Notices isAdmin={isAdmin} isVendor={isVendor}>
          {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
          {cards.length > 0 && (
            <ul className="haat-cards" aria-label={say('figures')}>
              {cards.map((card) => (
                <li key={card.key}>
                  <FigureCard card={card} value={answer?.data[card.key]} />
                </li>
              ))}
              {isVendor && (
                <li>
                  <AvailableCard />
                </li>
              )}
            </ul>
          )}
          {roles.includes('editor') && !isAdmin && <ContentCards roles={roles} />}
          {sells && (
            <Suspense
              fallback={
                <>
                  <div className="haat-charts-wait" />
                  {profile}
                </>
              }
            >
              <SalesCharts whose={isAdmin ? 'admin' : 'vendor'}>{profile}</SalesCharts>
            </Suspense>
          )}
          {(!sells || isIncharge) && (
            <div className="haat-grid">
              {!sells && profile}
              {isIncharge && <WarehouseStages />}
            </div>
          )}
        </Notices>
      </div>
    </>
  );
}

type NoticesProps = { isAdmin: boolean; isVendor: boolean; children: ReactNode };

function Notices({ isAdmin, isVendor, children }: NoticesProps) {
  const rest = isVendor ? (
    <OwnFirstSteps>
      <NoWarehouseNotice>{children}</NoWarehouseNotice>
    </OwnFirstSteps>
  ) : (
    children
  );
  return isAdmin ? <StuckNotice>{rest}</StuckNotice> : rest;
}

function FigureCard({ card, value }: { card: Card; value: number | undefined }) {
  const say = useText(dashboardWords);
  const { number } = useFormats();
  const Icon = card.icon;
  return (
    <Link className="haat-card" href={screenAddress(card.screen)} prefetch={false}>
      <span className="haat-card__icon">
        <Icon size={20} aria-hidden />
      </span>
      <span className="haat-card__words">
        <span className="haat-card__name">{say(card.key)}</span>
        <span className="haat-card__value">{value === undefined ? '…' : number(value)}</span>
      </span>
    </Link>
  );
}
