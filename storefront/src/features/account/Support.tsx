/** Help and problems: people answer the phone. */
import { Mail, Phone } from 'lucide-react';
import styled from 'styled-components';
import { topbarInformation } from '../../../../contract/site';
import { useCall } from '../../../../frontend/api/useCall';
import { paths } from '../../app/paths';
import { useText } from '../../../../frontend/messages/useText';
import { ButtonLink } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { accountMessages } from './messages';

const Box = styled(Card)`
  display: grid;
  justify-items: center;
  gap: 14px;
  text-align: center;
  p {
    max-width: 48ch;
    color: var(--ink-2);
  }
`;
const Sign = styled.span`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  background: var(--leaf-soft);
  color: var(--leaf);
`;
const Call = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: 52px;
  padding: 8px 22px;
  border-radius: var(--radius);
  background: var(--marigold);
  color: var(--on-marigold);
  font-size: 1.25rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  &:hover {
    background: var(--marigold-strong);
  }
`;
const Write = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  align-items: center;
  gap: 8px;
`;

export function Support({ text }: { text: 'helpText' | 'reportText' }) {
  const say = useText(accountMessages);
  const { answer } = useCall(topbarInformation, {});
  return (
    <Box>
      <Sign aria-hidden="true">
        <Phone size={40} strokeWidth={1.5} />
      </Sign>
      <h2>{say('callSupport')}</h2>
      <p>{say(text)}</p>
      {answer?.contact && (
        <Call href={`tel:${answer.contact.replace(/[^+\d]/g, '')}`}>
          <Phone size={22} aria-hidden="true" />
          {answer.contact}
        </Call>
      )}
      {answer?.email && (
        <Write>
          <Mail size={18} aria-hidden="true" />
          {say('writeUs')}: <a href={`mailto:${answer.email}`}>{answer.email}</a>
        </Write>
      )}
      <ButtonLink kind="plain" to={paths.account}>
        {say('backToDashboard')}
      </ButtonLink>
    </Box>
  );
}
