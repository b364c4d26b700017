/** The products of a package in short: picture and name of the first one, how many more, the amount. */
import styled from 'styled-components';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { Picture } from '../../ui/Picture';
import type { ListedPackage } from './answers';
import { orderMessages } from './messages';

const Box = styled.span`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: 10px;
  align-items: center;
  min-width: 150px;
  text-align: left;
  .name {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow-wrap: anywhere;
    line-height: 1.3;
  }
  small {
    color: var(--ink-3);
  }
`;

export function PackageProducts({ one }: { one: ListedPackage }) {
  const say = useText(orderMessages);
  const { nameOf, taka, digits } = useFormats();
  return (
    <Box>
      <Picture src={one.product?.thumbnail} alt="" width={96} height={96} sizes="48px" radius="var(--radius-s)" />
      <span>
        {one.product && <span className="name">{nameOf(one.product)}</span>}
        <b>{taka(one.total)}</b>{' '}
        {one.product_count > 1 && <small>{say('andMore', { count: digits(one.product_count - 1) })}</small>}
      </span>
    </Box>
  );
}
