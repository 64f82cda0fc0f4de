import { anchorId } from '#features/core/documents/index.ts';
import { Icon } from '#ui/icon.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { contact } from './module.ts';

function ContactView({ values, text }: ViewProps<typeof contact>) {
  const { name, role, phone, email, hours, image, anchor } = values;
  if (!name) return null;
  return (
    <div className="contact surface-himmel" id={anchor ? anchorId(anchor.text) : undefined}>
      {image ? <ModulePicture picture={image} format="1:1" sizes="132px" /> : null}
      <div>
        <p className="text-d1 contact-name" {...text('name')} />
        {role ? <p {...text('role')} /> : null}
        {phone ? (
          <p>
            <a href={`tel:${phone.text.replace(/[^\d+]/g, '')}`} className="contact-way">
              <Icon name="phone" />
              <span {...text('phone')} />
            </a>
          </p>
        ) : null}
        {email ? (
          <p>
            <a href={`mailto:${email.text}`} className="contact-way">
              <Icon name="mail" />
              <span {...text('email')} />
            </a>
          </p>
        ) : null}
        {hours ? <p className="contact-hours" {...text('hours')} /> : null}
      </div>
    </div>
  );
}

export const view: ModuleView = { View: ContactView };
