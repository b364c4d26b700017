'use client';
/** Tells a vendor whose shop has no warehouse that it cannot sell, and where to choose one. */
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { getShopData, getShopWarehouse } from '../../../contract/shops';
import { warehouseChoiceWords } from '../../messages/warehouseChoice';
import { screenAddress } from '../../routes';
import { LinkButton } from '../../shared/page/LinkButton';
import { Spinner } from '../../shared/page/Spinner';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';

/** `children` is drawn below it, and is not pushed down when it appears. */
export function NoWarehouseNotice({ isHere = false, children }: { isHere?: boolean; children?: ReactNode }) {
  const { answer, failure } = useCall(getShopData, {});
  if (children && !answer && !failure) return <Spinner />;
  return (
    <>
      {answer?.warehouse === null && <Notice isHere={isHere} />}
      {children}
    </>
  );
}

/** `isHere`: on the screen where the warehouse is chosen. */
function Notice({ isHere }: { isHere: boolean }) {
  const say = useText(warehouseChoiceWords);
  const { answer } = useCall(getShopWarehouse, {});
  const isImpossible = answer?.warehouse.length === 0;
  return (
    <div className="haat-notice" role="status">
      <TriangleAlert size={18} aria-hidden />
      <span>{say(isImpossible ? 'askAdmin' : 'shopCannotSell')}</span>
      {!isHere && !isImpossible && (
        <LinkButton kind="primary" isSmall href={screenAddress('shop')}>
          {say('choose')}
        </LinkButton>
      )}
    </div>
  );
}
