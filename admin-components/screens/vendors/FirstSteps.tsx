'use client';
/** A vendor's first steps: for the vendor each with a link, for admins to read. Derived from stored data. */
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { hideVendorSteps, ownVendorSteps, vendorStepsOf, type VendorStepsShape } from '../../../contract/vendorSteps';
import type { VendorStep } from '../../../domain/vendors/steps';
import { useCall } from '../../../frontend/api/useCall';
import { useText } from '../../../frontend/messages/useText';
import { vendorStepWords } from '../../messages/vendorSteps';
import { screenAddress, shopPath } from '../../routes';
import { useAction } from '../../shared/api/useAction';
import { Badge } from '../../shared/badges/Badge';
import { Button } from '../../shared/page/Button';
import { ErrorState } from '../../shared/page/ErrorState';
import { LinkButton } from '../../shared/page/LinkButton';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';

type Way = { href: string; word: keyof typeof vendorStepWords };
const toShop: Way = { href: screenAddress('shop'), word: 'shopGo' };
const toChange: Way = { href: screenAddress('profile-change'), word: 'changeGo' };

/** Where the vendor does it; null: other people have to do it. */
const ways: Readonly<Record<VendorStep, Way | null>> = {
  contact: { href: `${shopPath}/verify`, word: 'contactGo' },
  approved: null,
  shopName: toShop,
  logo: toShop,
  address: toChange,
  area: toChange,
  warehouse: toShop,
  product: { href: screenAddress('add-product'), word: 'productGo' },
  productApproved: { href: screenAddress('view-product'), word: 'productsGo' },
  secondStep: { href: screenAddress('security'), word: 'securityGo' },
};

/**
 * On the vendor's first screen, until everything is done or it was dismissed; `children` is drawn below, and is not
 * pushed down.
 */
export function OwnFirstSteps({ children }: { children: ReactNode }) {
  const { answer, failure, reload } = useCall(ownVendorSteps, {});
  if (!answer && !failure) return <Spinner />;
  return (
    <>
      {answer && answer.complete === 0 && <OwnSteps answer={answer} onChanged={reload} />}
      {children}
    </>
  );
}

function OwnSteps({ answer, onChanged }: { answer: VendorStepsShape; onChanged: () => Promise<void> }) {
  const say = useText(vendorStepWords);
  const { run, isPending } = useAction(hideVendorSteps);
  const hide = async (value: 0 | 1) => {
    if (await run({ params: { value } })) await onChanged();
  };
  if (answer.hidden === 1)
    return (
      <div>
        <Button kind="plain" isBusy={isPending} onClick={() => void hide(0)}>
          {say('show')}
        </Button>
      </div>
    );
  return (
    <Panel
      title={say('title')}
      actions={
        <Button isSmall isBusy={isPending} onClick={() => void hide(1)}>
          {say('hide')}
        </Button>
      }
    >
      <Progress steps={answer.steps} text={say('text')} />
      <StepList steps={answer.steps} isOwn />
      <p className="haat-table__quiet">
        <a className="haat-link" href={`${shopPath}/return-policy`}>
          {say('returnPolicy')}
        </a>
      </p>
    </Panel>
  );
}

/** On a vendor's page, for admins. */
export function VendorFirstSteps({ id }: { id: string | number }) {
  const say = useText(vendorStepWords);
  const { answer, failure, reload } = useCall(vendorStepsOf, { params: { id: String(id) } });
  return (
    <Panel title={say('title')}>
      {!answer && !failure && <Spinner />}
      {failure && !answer && <ErrorState failure={failure} onRetry={() => void reload()} />}
      {answer && (
        <>
          <Progress steps={answer.steps} text={say(answer.complete === 1 ? 'complete' : 'textAdmin')} />
          <StepList steps={answer.steps} />
        </>
      )}
    </Panel>
  );
}

type Steps = VendorStepsShape['steps'];

function Progress({ steps, text }: { steps: Steps; text: string }) {
  const say = useText(vendorStepWords);
  const needed = steps.filter(({ optional }) => optional === 0);
  const done = needed.filter((each) => each.done === 1).length;
  const words = say('progress', { done, all: needed.length });
  return (
    <div className="haat-steps__progress">
      <p>
        {text} <strong>{words}</strong>
      </p>
      <progress className="haat-steps__bar" value={done} max={needed.length} aria-label={words} />
    </div>
  );
}

function StepList({ steps, isOwn = false }: { steps: Steps; isOwn?: boolean }) {
  const say = useText(vendorStepWords);
  return (
    <ol className="haat-steps">
      {steps.map(({ step, done, optional }) => {
        const way = isOwn && done === 0 ? ways[step] : null;
        const Icon = done === 1 ? CircleCheck : Circle;
        return (
          <li key={step} className={`haat-steps__step ${done === 1 ? 'haat-steps__step--done' : ''}`}>
            <Icon size={18} role="img" aria-label={say(done === 1 ? 'done' : 'missing')} />
            <span className="haat-steps__name">{say(step)}</span>
            {optional === 1 && done === 0 && <Badge tone="grey">{say('recommended')}</Badge>}
            {way && (
              <LinkButton isSmall href={way.href} label={`${say(way.word)}: ${say(step)}`}>
                {say(way.word)}
              </LinkButton>
            )}
          </li>
        );
      })}
    </ol>
  );
}
