/** How an order ended: the news, and where to go from here. */
import { CircleCheckBig, CircleX, Undo2 } from 'lucide-react';
import styled from 'styled-components';
import { paths } from '../../app/paths';
import { useText } from '../../i18n/useText';
import { ButtonLink } from '../../ui/Button';
import { checkoutMessages } from './messages';

const tones = { good: 'leaf', bad: 'danger', neutral: 'warn' } as const;
const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin: 24px auto;
  padding: 40px 20px;
  max-width: 640px;
  border: 1px solid var(--line);
  border-radius: var(--radius-l);
  background: var(--card);
  text-align: center;
  p { max-width: 46ch; color: var(--ink-2); }
`;
const Sign = styled.span<{ $tone: keyof typeof tones }>`
  display: grid;
  place-items: center;
  width: 88px;
  height: 88px;
  border-radius: 50%;
  background: ${({ $tone }) => `var(--${tones[$tone]}-soft)`};
  color: ${({ $tone }) => `var(--${tones[$tone]})`};
`;
const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 10px;
  margin-top: 8px;
`;
const signs = { good: CircleCheckBig, bad: CircleX, neutral: Undo2 };

export type OutcomeProps = { tone: keyof typeof tones; title: string; text: string; more?: string };

export function Outcome({ tone, title, text, more }: OutcomeProps) {
  const say = useText(checkoutMessages);
  const Icon = signs[tone];
  return (
    <Box>
      <Sign $tone={tone} aria-hidden="true">
        <Icon size={44} strokeWidth={1.6} />
      </Sign>
      <h1>{title}</h1>
      <p>{text}</p>
      {more && <p>{more}</p>}
      <Ways>
        <ButtonLink to={paths.accountOrders}>{say('goToOrders')}</ButtonLink>
        <ButtonLink kind="quiet" to={paths.home}>
          {say('continueShopping')}
        </ButtonLink>
      </Ways>
    </Box>
  );
}
