'use client';
/** The commission on a product on a given day, and its rule; the product is found by its name. */
import { useState } from 'react';
import { commissionPreview } from '../../../contract/commissions';
import { findAnything } from '../../../contract/find';
import { dhakaDay } from '../../../domain/time/dhaka';
import { useCall } from '../../../frontend/api/useCall';
import { useFormats } from '../../../frontend/formats/useFormats';
import { useText } from '../../../frontend/messages/useText';
import { commissionWords } from '../../messages/commissions';
import { Finder } from '../../shared/form/Finder';
import { TextField } from '../../shared/form/TextField';
import { useSettled } from '../../shared/form/useSettled';
import { ErrorState } from '../../shared/page/ErrorState';
import { Panel } from '../../shared/page/Panel';
import { Spinner } from '../../shared/page/Spinner';
import { useRuleNames } from './ruleNames';

const SHORTEST = 2;
const none: readonly string[] = [];

export function CommissionPreview() {
  const say = useText(commissionWords);
  const [typed, setTyped] = useState('');
  const [product, setProduct] = useState('');
  const [day, setDay] = useState(() => dhakaDay(new Date()));
  const keyword = useSettled(typed.trim());
  const isAsked = keyword.length >= SHORTEST;
  const { answer } = useCall(findAnything, isAsked ? { query: { keyword } } : null, { isQuiet: true });
  const products = answer?.found.filter(({ kind }) => kind === 'product');
  return (
    <Panel title={say('preview')}>
      <div className="haat-form__grid">
        <Finder
          label={say('findProduct')}
          hint={say('findHint')}
          name="preview_product"
          typed={typed}
          maxLength={60}
          onType={setTyped}
          listLabel={say('found')}
          found={isAsked ? products?.map(({ handle, title }) => ({ id: handle, label: title })) : undefined}
          nothing={say('noProduct')}
          chosen={product}
          onChoose={({ id }) => setProduct(id)}
        />
        <TextField label={say('onDay')} name="preview_day" type="date" value={day} onChange={setDay} errors={none} />
      </div>
      {product !== '' && day !== '' && <Result product={product} day={day} />}
    </Panel>
  );
}

function Result({ product, day }: { product: string; day: string }) {
  const say = useText(commissionWords);
  const { taka, nameOf } = useFormats();
  const { nameOfRule, percent } = useRuleNames();
  const { answer, failure, isLoading, reload } = useCall(commissionPreview, {
    params: { product_id: product },
    query: { day },
  });
  if (isLoading) return <Spinner />;
  if (!answer) return failure ? <ErrorState failure={failure} onRetry={() => void reload()} /> : null;
  const name = nameOf(answer.product);
  return (
    <p role="status">
      {answer.rule
        ? say('result', {
            product: name,
            rate: percent(answer.rate),
            amount: taka(answer.commission),
            price: taka(answer.product.price),
            rule: nameOfRule(answer.rule),
          })
        : say('noResult', { product: name })}
    </p>
  );
}
