/** What delivery of a product costs and when it arrives. */
import { Truck } from 'lucide-react';
import styled from 'styled-components';
import { getDeliveryCharge } from '../../../../contract/delivery';
import { productType, productTypeOf } from '../../../../domain/catalogue/productType';
import { cheaperDelivery, deliveryFor } from '../../../../domain/delivery/charge';
import { useCall } from '../../../../frontend/api/useCall';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { askPlace } from '../../app/session/askPlace';
import { usePlace } from '../../app/session/useStored';
import { Arrival } from '../../shopping/Arrival';
import { deliveryMessages } from '../../shopping/delivery.messages';
import { Button } from '../../ui/Button';
import { productMessages } from './messages';
import type { ProductData } from './productData';

/** Its words stand in line with the sentences above and below. */
const Change = styled.div`
  margin-left: -12px;
`;

/** Two lines of the list of promises. */
export function ProductDelivery({ product }: { product: ProductData }) {
  const say = useText(productMessages);
  const place = usePlace();
  const { nameOf } = useFormats();
  const type = productTypeOf(product.type);
  return (
    <>
      <li>
        <Truck size={19} aria-hidden="true" />
        <div>
          <Charge product={product} area={place ? nameOf(place.upazila) : null} />
          <p>
            {type === productType.grocery
              ? say('deliversHere', {
                  place: nameOf({
                    name: product.vendor.business_upazila,
                    name_bn: product.vendor.business_upazila_bn,
                  }),
                })
              : say('delivers')}
          </p>
        </div>
      </li>
      <li>
        <Arrival
          type={type}
          from={[product.vendor.business_district_id]}
          to={place && { district: place.district.id, area: nameOf(place.upazila) }}
        />
      </li>
    </>
  );
}

/** `area`: where the shopper lives, null when it is not chosen. */
function Charge({ product, area }: { product: ProductData; area: string | null }) {
  const say = useText(deliveryMessages);
  const { taka } = useFormats();
  const { answer } = useCall(getDeliveryCharge, {}, { isQuiet: true });
  if (!answer) return null;
  const goods = { type: productTypeOf(product.type), subtotal: product.selling_price, shops: 1 };
  const { payable } = deliveryFor(answer, goods);
  const cheaper = cheaperDelivery(answer, goods);
  const charge = taka(payable);
  const free = area === null ? say('free') : say('freeTo', { area });
  const costs = area === null ? say('charge', { charge }) : say('chargeTo', { area, charge });
  return (
    <>
      <b>{payable === 0 ? free : costs}</b>
      {area !== null && (
        <Change>
          <Button
            kind="plain"
            size="small"
            onClick={() => void askPlace(product.type === productType.grocery ? 'change' : 'delivery')}
          >
            {say('changeArea')}
          </Button>
        </Change>
      )}
      {cheaper && (
        <p>
          {cheaper.charge === 0
            ? say('freeFrom', { amount: taka(cheaper.from) })
            : say('cheaperFrom', { charge: taka(cheaper.charge), amount: taka(cheaper.from) })}
        </p>
      )}
    </>
  );
}
