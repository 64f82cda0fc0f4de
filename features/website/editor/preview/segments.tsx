import { useId } from 'react';

/** One of a few options, beside each other: the selected one lies on top. */
export function Segments<V extends string | number>({
  legend,
  value,
  choices,
  onChange,
}: {
  legend: string;
  value: V;
  choices: readonly { value: V; name: string; detail?: string }[];
  onChange: (value: V) => void;
}) {
  const group = useId();
  return (
    <fieldset className="segments">
      <legend className="field-label">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className="segment">
          <input
            type="radio"
            name={group}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            {choice.name} {choice.detail ? <small>{choice.detail}</small> : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
