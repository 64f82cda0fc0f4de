import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field, TextField } from '#ui/field.tsx';
import type { QuestionField, QuestionsView } from '../questions-view.ts';

/**
 * Questions asked before a cart is ordered: place by place, then for the order, then the consent that answers about
 * health need.
 */
export function QuestionFields({
  questions: { groups, consent },
  errors,
}: {
  questions: QuestionsView;
  errors: Partial<Record<string, string>>;
}) {
  return (
    <>
      {groups.map(({ ticket, fields }) => (
        <fieldset key={fields[0]?.field} className="checkout-questions">
          <legend>{ticket ? <TicketWords {...ticket} /> : <Trans>For the whole order</Trans>}</legend>
          {ticket ? (
            <p className="text-sm">
              {ticket.event ? (
                <>
                  <span lang={ticket.event.lang}>{ticket.event.text}</span>,{' '}
                </>
              ) : null}
              <span lang={ticket.price.lang}>{ticket.price.text}</span>
            </p>
          ) : null}
          <div className="checkout-fields">
            {fields.map((field) => (
              <Question key={field.field} question={field} error={errors[field.field]} />
            ))}
          </div>
        </fieldset>
      ))}
      {consent ? <Consent consent={consent} error={errors.healthConsent} /> : null}
    </>
  );
}

function TicketWords({ position, isOfSeries }: { position: number; isOfSeries: boolean }) {
  return isOfSeries ? <Trans>Seat {position} in the series</Trans> : <Trans>Ticket {position}</Trans>;
}

function Question({ question, error }: { question: QuestionField; error: string | undefined }) {
  const { field, label, help, kind, options, isRequired, isHealth, value } = question;
  const shared = {
    id: field,
    error,
    label: (
      <>
        <span lang={label.lang}>{label.text}</span>
        {isRequired ? null : (
          <>
            {' '}
            <span className="checkout-optional">
              <Trans>(optional)</Trans>
            </span>
          </>
        )}
      </>
    ),
    hint: hintOf(help, isHealth),
  };
  if (kind === 'text' || kind === 'number')
    return (
      <TextField
        {...shared}
        name={field}
        inputMode={kind === 'number' ? 'numeric' : undefined}
        autoComplete="off"
        defaultValue={value}
        required={isRequired}
      />
    );
  return (
    <Field {...shared}>
      {(control) => (
        <select {...control} name={field} defaultValue={value} required={isRequired}>
          <option value="">–</option>
          {kind === 'choice' ? (
            options.map((option) => (
              <option key={option.value} value={option.value} lang={option.words.lang}>
                {option.words.text}
              </option>
            ))
          ) : (
            <>
              <option value="yes">
                <Trans>Yes</Trans>
              </option>
              <option value="no">
                <Trans>No</Trans>
              </option>
            </>
          )}
        </select>
      )}
    </Field>
  );
}

function hintOf(help: QuestionField['help'], isHealth: boolean): ReactNode {
  if (!help && !isHealth) return null;
  return (
    <>
      {help ? <span lang={help.lang}>{help.text}</span> : null}
      {help && isHealth ? ' ' : null}
      {isHealth ? <Trans>Only our staff can see your answer.</Trans> : null}
    </>
  );
}

/** Never ticked in advance: the wording is shown here, and stored with the order. */
function Consent({
  consent: { text, isGiven },
  error,
}: {
  consent: NonNullable<QuestionsView['consent']>;
  error: string | undefined;
}) {
  return (
    <div className="checkout-consent surface-himmel-hell">
      <label className="choice">
        <input
          type="checkbox"
          className="choice-hole"
          id="healthConsent"
          name="healthConsent"
          defaultChecked={isGiven}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'healthConsent-error' : undefined}
        />
        <span className="choice-text">{text}</span>
      </label>
      {error ? (
        <p className="field-error" id="healthConsent-error">
          {error}
        </p>
      ) : null}
    </div>
  );
}
