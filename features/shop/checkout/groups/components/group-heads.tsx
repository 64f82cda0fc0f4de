import { Trans, useLingui } from '@lingui/react/macro';
import { FlatPriceWords } from '#features/box-office/prices/index.ts';
import { type GroupDate, type GroupPrice, MAX_GROUP } from '#features/box-office/ticketing/index.ts';
import { type Language, shown } from '#lib/localized.ts';
import { formatPrice } from '#lib/money.ts';
import { Stepper } from '#ui/stepper.tsx';
import {
  type GroupDraft,
  groupPricesOf,
  headsOf,
  mostAlong,
  otherCount,
  otherField,
} from '../group-draft.ts';

/** How many come: all heads, those of them at another price, and those who come along. */
export function GroupHeads({
  date,
  draft,
  errors,
  language,
  onHeads,
  onOther,
}: {
  date: Pick<GroupDate, 'prices'>;
  draft: GroupDraft;
  errors: Partial<Record<string, string>>;
  language: Language;
  onHeads: (heads: number) => void;
  onOther: (saleTypeId: number, count: number) => void;
}) {
  const { t } = useLingui();
  const { main, parts, companions } = groupPricesOf(date);
  const { heads } = headsOf(draft, date);
  if (!main) return null;
  return (
    <ul className="group-heads">
      <Row
        field="heads"
        name={shown(main.name, language).text}
        note={<MainNote price={main} />}
        error={errors.heads}
        value={heads}
        most={MAX_GROUP}
        onChange={onHeads}
      />
      {parts.map((price) => (
        <Row
          key={price.saleTypeId}
          field={otherField(price.saleTypeId)}
          name={t`of those: ${shown(price.name, language).text}`}
          note={<PartNote price={price} language={language} />}
          error={errors[otherField(price.saleTypeId)]}
          value={otherCount(draft, price)}
          most={MAX_GROUP}
          onChange={(count) => onOther(price.saleTypeId, count)}
        />
      ))}
      {companions.map((price) => (
        <Row
          key={price.saleTypeId}
          field={otherField(price.saleTypeId)}
          name={shown(price.name, language).text}
          note={<AlongNote price={price} heads={heads} />}
          error={errors[otherField(price.saleTypeId)]}
          value={otherCount(draft, price)}
          most={MAX_GROUP}
          onChange={(count) => onOther(price.saleTypeId, count)}
        />
      ))}
    </ul>
  );
}

function MainNote({ price }: { price: GroupPrice }) {
  const from = price.groupFrom ?? 1;
  if (price.flat) {
    return (
      <Trans>
        <FlatPriceWords price={{ ...price, flat: price.flat }} />, {from} or more
      </Trans>
    );
  }
  return (
    <Trans>
      {formatPrice(price.cents)} each, {from} or more
    </Trans>
  );
}

function PartNote({ price, language }: { price: GroupPrice; language: Language }) {
  const amount = price.flat ? (
    <FlatPriceWords price={{ ...price, flat: price.flat }} />
  ) : (
    formatPrice(price.cents)
  );
  if (!price.proof) return amount;
  const proof = shown(price.proof, language).text;
  return (
    <Trans>
      {amount}, show at the door: {proof}
    </Trans>
  );
}

function AlongNote({ price, heads }: { price: GroupPrice; heads: number }) {
  const amount = formatPrice(price.cents);
  const most = mostAlong(price, heads);
  if (price.together === null) return amount;
  const { atMost, per } = price.together;
  return price.cents === 0 ? (
    <Trans>
      {atMost} free for every {per}: up to {most}
    </Trans>
  ) : (
    <Trans>
      {amount}, {atMost} for every {per}: up to {most}
    </Trans>
  );
}

function Row({
  field,
  name,
  note,
  error,
  value,
  most,
  onChange,
}: {
  field: string;
  name: string;
  note: React.ReactNode;
  error: string | undefined;
  value: number;
  most: number;
  onChange: (next: number) => void;
}) {
  const { t } = useLingui();
  const noteId = `${field}-note`;
  return (
    <li className="group-head" id={field}>
      <span className="group-head-name">{name}</span>
      <span className="group-head-note" id={noteId}>
        {note}
        {error ? <strong className="group-error">{error}</strong> : null}
      </span>
      <Stepper
        name={field}
        label={name}
        lessLabel={t`One less: ${name}`}
        moreLabel={t`One more: ${name}`}
        value={value}
        max={most}
        describedBy={noteId}
        onChange={onChange}
      />
    </li>
  );
}
