/**
 * The current announcement, at the top of every page or of home. Once closed it stays hidden until it is changed:
 * `start.js` hides it before hydration, so that nothing moves.
 */
import { X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { announcementBar, type ShownAnnouncement } from '../../../../contract/announcements';
import { useCall } from '../../../../frontend/api/useCall';
import { useLanguage } from '../../../../frontend/messages/useLanguage';
import { useText } from '../../../../frontend/messages/useText';
import { LeadsTo } from '../../ui/LeadsTo';
import { paths } from '../paths';
import { writeStored } from '../session/storage';
import { placeIds } from '../session/place';
import { usePlace, useStored } from '../session/useStored';
import { layoutMessages } from './layout.messages';

const Bar = styled.aside<{ $tone: ShownAnnouncement['tone']; $mark: string }>`
  background: ${({ $tone }) => ({ info: '#1f4e79', warning: '#7a4a00', sale: '#9b1c31' })[$tone]};
  color: #fff;
  font-size: 0.9375rem;
  line-height: 1.4;
  html[data-closed='${({ $mark }) => $mark}'] & {
    display: none;
  }
`;
const Inner = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  max-width: var(--page);
  min-height: 44px;
  margin: 0 auto;
  padding: 0 4px 0 12px;
  @media (min-width: 640px) {
    padding-left: 16px;
  }
`;
const Text = styled.p`
  flex: 1;
  min-width: 0;
  padding: 8px 0;
  font-weight: 600;
  overflow-wrap: anywhere;
  @media (min-width: 640px) {
    text-align: center;
  }
  a {
    text-decoration: underline;
  }
`;
const Close = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 44px;
  height: 44px;
  border: 0;
  background: none;
  color: inherit;
`;

export function AnnouncementBar() {
  const { pathname } = useLocation();
  const { answer } = useCall(announcementBar, { query: placeIds(usePlace()) });
  const closed = useStored('announcement_closed');
  const shown = pathname === paths.home ? answer?.home : answer?.everywhere;
  if (!shown || closed === shown.mark) return null;
  return <AnnouncementLine shown={shown} onClose={() => writeStored({ announcement_closed: shown.mark })} />;
}

/** Without `onClose` it cannot be closed: in a preview. */
type LineProps = { shown: ShownAnnouncement; onClose?: () => void };

export function AnnouncementLine({ shown, onClose }: LineProps) {
  const say = useText(layoutMessages);
  const language = useLanguage();
  return (
    <Bar $tone={shown.tone} $mark={shown.mark} aria-label={say('announcement')}>
      <Inner>
        <Text>
          <LeadsTo link={shown.link}>{language === 'bn' ? shown.text_bn : shown.text}</LeadsTo>
        </Text>
        {onClose && (
          <Close type="button" aria-label={say('closeAnnouncement')} onClick={onClose}>
            <X size={18} aria-hidden="true" />
          </Close>
        )}
      </Inner>
    </Bar>
  );
}
