/** A question that has to be answered before going on. */
import { Cancel, Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-alert-dialog';
import styled from 'styled-components';
import { sharedMessages } from '../i18n/shared.messages';
import { useText } from '../../../frontend/messages/useText';
import { useOpener } from '../../../frontend/dialogs/useOpener';
import type { OpenQuestion } from '../../../frontend/dialogs/questions';
import { Button } from './Button';

const Shade = styled(Overlay)`
  position: fixed;
  inset: 0;
  z-index: 60;
  background: var(--shade);
`;
const Box = styled(Content)`
  position: fixed;
  z-index: 61;
  left: 50%;
  top: 50%;
  width: min(440px, calc(100vw - 32px));
  transform: translate(-50%, -50%);
  padding: 24px;
  border-radius: var(--radius-l);
  background: var(--card);
  box-shadow: var(--shadow-2);
`;
const Text = styled(Description)`
  margin-top: 8px;
  color: var(--ink-2);
`;
const Actions = styled.div`
  display: flex;
  justify-content: flex-end;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 20px;
`;

export function ConfirmDialog({ question }: { question: OpenQuestion }) {
  const say = useText(sharedMessages);
  const focus = useOpener();
  return (
    <Root open onOpenChange={(isOpen) => !isOpen && question.answer(false)}>
      <Portal>
        <Shade />
        <Box {...focus} {...(question.text ? {} : { 'aria-describedby': undefined })}>
          <Title>{question.title}</Title>
          {question.text && <Text>{question.text}</Text>}
          <Actions>
            <Cancel asChild>
              <Button kind="quiet">{say('cancel')}</Button>
            </Cancel>
            <Button kind={question.isDangerous ? 'danger' : 'primary'} onClick={() => question.answer(true)}>
              {question.yes ?? say('yes')}
            </Button>
          </Actions>
        </Box>
      </Portal>
    </Root>
  );
}
