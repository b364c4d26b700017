/** A panel over the page: focus stays inside, Escape closes it. Load it lazily if it is opened by hand. */
import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useOpener } from '../../../frontend/dialogs/useOpener';
import { useText } from '../../../frontend/messages/useText';
import { IconButton } from './IconButton';

const Shade = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: var(--shade);
`;
const sides = {
  middle: css`
    left: 50%;
    top: 50%;
    width: min(720px, calc(100vw - 24px));
    max-height: calc(100dvh - 32px);
    transform: translate(-50%, -50%);
    border-radius: var(--radius-l);
  `,
  left: css`
    left: 0;
    top: 0;
    bottom: 0;
    width: min(340px, 88vw);
  `,
  bottom: css`
    left: 0;
    right: 0;
    bottom: 0;
    max-height: 88dvh;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
  `,
  /** From below on a phone, in the middle elsewhere; its height does not follow its content. */
  sheet: css`
    inset: auto 0 0;
    height: 88dvh;
    border-radius: var(--radius-l) var(--radius-l) 0 0;
    @media (min-width: 640px) {
      inset: 50% auto auto 50%;
      width: 560px;
      height: min(680px, calc(100dvh - 32px));
      transform: translate(-50%, -50%);
      border-radius: var(--radius-l);
    }
  `,
};
const Box = styled(Content)<{ $side: keyof typeof sides }>`
  position: fixed;
  z-index: 61;
  overflow: auto;
  padding: 12px 16px 24px;
  background: var(--card);
  color: var(--ink);
  box-shadow: var(--shadow-2);
  ${({ $side }) => sides[$side]}
`;
const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin-bottom: 8px;
`;

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  side?: keyof typeof sides;
  /** Can keep Escape from closing the panel. */
  onEscape?: (event: KeyboardEvent) => void;
  children: ReactNode;
};

export function Dialog({ isOpen, onClose, title, side = 'middle', onEscape, children }: DialogProps) {
  const say = useText(sharedMessages);
  const focus = useOpener();
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Shade />
        <Box $side={side} aria-describedby={undefined} {...focus} {...(onEscape && { onEscapeKeyDown: onEscape })}>
          <Head>
            <Title asChild>
              <h2>{title}</h2>
            </Title>
            <Close asChild>
              <IconButton name={say('close')} icon={<X size={22} />} />
            </Close>
          </Head>
          {children}
        </Box>
      </Portal>
    </Root>
  );
}
