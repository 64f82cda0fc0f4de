import { NewWindow, newWindowProps } from '../components/module-link.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { logoList } from './module.ts';

/** Names of those who help, each with its sign where there is one. */
function LogoListView({ values: { children, extra_class: size } }: ViewProps<typeof logoList>) {
  const named = children.filter(({ values }) => values.name);
  if (named.length === 0) return null;
  return (
    <ul className="logo-list" data-size={size}>
      {named.map(({ id, values: { image, link }, text }) => {
        const logo = (
          <>
            {image ? <ModulePicture picture={image} format="3:2" sizes="10rem" uncut /> : null}
            <span {...text('name')} />
          </>
        );
        return (
          <li key={id}>
            {link ? (
              <a href={link.href} {...newWindowProps(link)}>
                {logo}
                <NewWindow link={link} />
              </a>
            ) : (
              <span>{logo}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

export const view: ModuleView = { View: LogoListView };
