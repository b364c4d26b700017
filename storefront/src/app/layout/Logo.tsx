/** The logo set by an admin; by default the mark, a market stall's striped awning, and the name. */
import styled from 'styled-components';
import { topbarInformation } from '../../../../contract/site';
import { useCall } from '../../../../frontend/api/useCall';
import { useText } from '../../../../frontend/messages/useText';
import { layoutMessages } from './layout.messages';

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 9px;
  color: inherit;
  font-size: 1.5rem;
  font-weight: 600;
  line-height: 1;
  letter-spacing: 0.01em;
`;

/** A light background, whatever the bar's colour: logos are designed for one. */
const Plate = styled.span`
  display: block;
  padding: 4px 6px;
  border-radius: var(--radius-s);
  background: #fbfaf6;
  color: #0b6e4f;
  img {
    display: block;
    width: auto;
    max-width: 110px;
    height: 36px;
    object-fit: contain;
  }
  @media (min-width: 900px) {
    img {
      max-width: 160px;
    }
  }
`;

export function Logo({ size = 32 }: { size?: number }) {
  const say = useText(layoutMessages);
  const { answer } = useCall(topbarInformation, {});
  if (!answer?.logo) return <DrawnLogo size={size} />;
  return (
    <Plate>
      <picture>
        {answer.logo_sm && <source media="(max-width: 899.98px)" srcSet={answer.logo_sm} width={36} height={36} />}
        <img src={answer.logo} alt={say('brand')} width={160} height={36} />
      </picture>
    </Plate>
  );
}

function DrawnLogo({ size }: { size: number }) {
  const say = useText(layoutMessages);
  return (
    <Row>
      <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
        <rect x="5" y="15" width="22" height="13" rx="2" fill="#fbfaf6" />
        <rect x="13" y="19" width="6" height="9" rx="1" fill="#0b6e4f" />
        <path d="M3 7a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v6H3z" fill="#f2a541" />
        <path d="M8.2 4h5.2v9H8.2zM18.6 4h5.2v9h-5.2z" fill="#fbfaf6" />
        <path
          d="M3 13h5.2v1.6a2.6 2.6 0 0 1-5.2 0zM13.4 13h5.2v1.6a2.6 2.6 0 0 1-5.2 0zM23.8 13H29v1.6a2.6 2.6 0 0 1-5.2 0z"
          fill="#f2a541"
        />
        <path d="M8.2 13h5.2v1.6a2.6 2.6 0 0 1-5.2 0zM18.6 13h5.2v1.6a2.6 2.6 0 0 1-5.2 0z" fill="#fbfaf6" />
      </svg>
      {say('brand')}
    </Row>
  );
}
