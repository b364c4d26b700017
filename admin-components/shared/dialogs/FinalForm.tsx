'use client';
/**
 * The parts of a final question: what changes, that it is final, and a reason if one is required. Its button is solid
 * red, and does not have the focus: an Enter meant for something else changes nothing.
 */
import { TriangleAlert } from 'lucide-react';
import { useState, type FormEvent, type ReactNode } from 'react';
import { sharedWords } from '../../messages/shared';
import { useText } from '../../../frontend/messages/useText';
import { answerOther, type OpenQuestion } from '../../../frontend/dialogs/questions';
import { TextArea, TextField } from '../form/TextField';
import { Facts } from '../page/Facts';
import { plainAmount } from '../form/typedAmount';

export function FinalForm({ question, cancel }: { question: OpenQuestion; cancel: ReactNode }) {
  const say = useText(sharedWords);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { facts = [], warning, reason: asked, typed } = question.final ?? {};
  const [number, setNumber] = useState('');
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (asked && !asked.isOptional && reason.trim() === '') return setMissing(true);
    if (typed && Number(plainAmount(number) || Number.NaN) !== typed.expected) return setWrong(true);
    question.answer(true, reason.trim());
  };
  return (
    <form className="haat-stack" onSubmit={submit} noValidate>
      {facts.length > 0 && <Facts items={facts} />}
      {warning && (
        <p className="haat-dialog__warning">
          <TriangleAlert size={18} aria-hidden />
          {warning}
        </p>
      )}
      {asked && (
        <TextArea
          label={asked.label}
          {...(asked.hint ? { hint: asked.hint } : {})}
          name="reason"
          isRequired={!asked.isOptional}
          rows={3}
          maxLength={asked.longest}
          value={reason}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
          errors={isMissing ? [say('reasonMissing')] : []}
        />
      )}
      {typed && (
        <TextField
          label={typed.label}
          name="typed"
          isRequired
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={(text) => {
            setNumber(text);
            setWrong(false);
          }}
          errors={isWrong ? [say('numberDiffers')] : []}
        />
      )}
      <div className="haat-dialog__actions">
        {cancel}
        {question.other && (
          <button type="button" className="haat-button haat-button--quiet" onClick={() => answerOther(question)}>
            {question.other}
          </button>
        )}
        <button type="submit" className={`haat-button haat-button--${question.other ? 'primary' : 'final'}`}>
          {question.yes}
        </button>
      </div>
    </form>
  );
}
