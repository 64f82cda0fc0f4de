import { anchorId } from '#features/core/documents/index.ts';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { prices } from './module.ts';
import type { ShownPrices } from './shown-prices.ts';

/** Shows the ticket prices of some productions: a table for each of their seat groups. */
function PricesView({ loaded, values: { note, anchor }, text }: ViewProps<typeof prices>) {
  const lists = (loaded ?? []) as unknown as ShownPrices[];
  if (lists.length === 0 && !note) return null;
  return (
    <div className="price-lists" id={anchor ? anchorId(anchor.text) : undefined}>
      {lists.map(({ production: { id, title, path }, groups }) => (
        <section key={id}>
          <h3 className="text-d1">
            <a href={path} lang={title.lang}>
              {title.text}
            </a>
          </h3>
          {groups.map((group) => (
            <table key={group.id}>
              <caption>
                <strong lang={group.name.lang}>{group.name.text}</strong>
                {group.note ? (
                  <span className="muted" lang={group.note.lang}>
                    {group.note.text}
                  </span>
                ) : null}
              </caption>
              <tbody>
                {group.prices.map(({ id: price, name, price: words, conditions }) => (
                  <tr key={price}>
                    <th scope="row">
                      <span lang={name.lang}>{name.text}</span>
                      {conditions ? <small lang={conditions.lang}>{conditions.text}</small> : null}
                    </th>
                    <td>{words}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          ))}
        </section>
      ))}
      {note ? <p className="muted" {...text('note')} /> : null}
    </div>
  );
}

export const view: ModuleView = { View: PricesView };
