/** The progress of a package: the steps done, with their times, the present one, and those ahead. */
import { Check, X } from 'lucide-react';
import styled from 'styled-components';
import { packageStatus, packageStatuses, stepOf } from '../../../../domain/packages/status';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { orderMessages } from './messages';
import { useStatusName } from './status';

type StepState = 'done' | 'now' | 'ahead' | 'stopped';

const colours: Record<StepState, { ground: string; ink: string }> = {
  done: { ground: 'var(--leaf)', ink: 'var(--on-leaf)' },
  now: { ground: 'var(--marigold)', ink: 'var(--on-marigold)' },
  ahead: { ground: 'var(--card)', ink: 'var(--ink-3)' },
  stopped: { ground: 'var(--danger)', ink: 'var(--card)' },
};

const List = styled.ol`
  display: grid;
  @media (min-width: 900px) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
  }
`;
const Step = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  grid-template-columns: 30px minmax(0, 1fr);
  gap: 12px;
  padding-bottom: 18px;
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--ink-3)' : 'var(--ink)')};
  /* The line to the next step: below the dot on a phone, beside it on a desktop. */
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    left: 14px;
    top: 33px;
    bottom: 3px;
    width: 3px;
    border-radius: 2px;
    background: ${({ $state }) => ($state === 'done' ? 'var(--leaf)' : 'var(--line)')};
  }
  p {
    font-size: 0.9375rem;
    line-height: 1.35;
    font-weight: ${({ $state }) => ($state === 'now' || $state === 'stopped' ? 600 : 400)};
  }
  small {
    color: var(--ink-3);
    font-size: 0.8125rem;
    font-variant-numeric: tabular-nums;
  }
  @media (min-width: 900px) {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
    align-content: start;
    justify-items: center;
    padding: 0 4px;
    text-align: center;
    &:not(:last-child)::after {
      left: calc(50% + 17px);
      top: 13px;
      bottom: auto;
      width: calc(100% - 34px);
      height: 3px;
    }
    p {
      font-size: 0.8125rem;
    }
    small {
      display: block;
      margin-top: 2px;
      font-size: 0.75rem;
      line-height: 1.3;
    }
    small span {
      display: block;
    }
  }
`;
const Dot = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  width: 30px;
  height: 30px;
  border: 2px solid ${({ $state }) => ($state === 'ahead' ? 'var(--line-strong)' : 'transparent')};
  border-radius: 50%;
  background: ${({ $state }) => colours[$state].ground};
  color: ${({ $state }) => colours[$state].ink};
  font-size: 0.8125rem;
  font-weight: 600;
`;
/** Day and time are not broken; a narrow step may break between them. */
function When({ at }: { at: string }) {
  const [date, time] = at.split(' ');
  return (
    <small>
      <span>{date}</span> <span>{time}</span>
    </small>
  );
}
const Words = styled.div`
  align-self: center;
  @media (min-width: 900px) {
    align-self: start;
  }
`;

export type PackageProgressProps = {
  status: number;
  history: readonly { status: number; at: string }[];
};

export function PackageProgress({ status, history }: PackageProgressProps) {
  const say = useText(orderMessages);
  const statusName = useStatusName();
  const { moment, digits } = useFormats();
  const moments = new Map(history.map((step) => [step.status, step.at]));
  const isCanceled = status === packageStatus.canceled;
  // A canceled package shows only the steps it went through.
  const steps = packageStatuses.filter((step) =>
    isCanceled
      ? step === packageStatus.canceled || step === packageStatus.pending || moments.has(step)
      : step !== packageStatus.canceled,
  );
  const stateOf = (step: number): StepState => {
    if (step === packageStatus.canceled) return 'stopped';
    if (isCanceled || stepOf(step) < stepOf(status) || status === packageStatus.completed) return 'done';
    return step === status ? 'now' : 'ahead';
  };
  return (
    <List aria-label={say('progress')}>
      {steps.map((step) => {
        const state = stateOf(step);
        const at = state === 'ahead' ? undefined : moments.get(step);
        return (
          <Step key={step} $state={state} aria-current={step === status ? 'step' : undefined}>
            <Dot $state={state} aria-hidden="true">
              {state === 'done' ? (
                <Check size={17} strokeWidth={3} />
              ) : state === 'stopped' ? (
                <X size={17} strokeWidth={3} />
              ) : (
                digits(stepOf(step) + 1)
              )}
            </Dot>
            <Words>
              <p>
                {statusName(step)}
                {state === 'ahead' && <VisuallyHidden> ({say('isAhead')})</VisuallyHidden>}
                {state === 'now' && <VisuallyHidden> ({say('isNow')})</VisuallyHidden>}
              </p>
              {at && <When at={moment(at)} />}
            </Words>
          </Step>
        );
      })}
    </List>
  );
}
