import { ModuleLink } from '../components/module-link.tsx';
import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { heroMedia } from './module.ts';

/** Written out: class names are read from the source. */
const SURFACES = {
  himmel: 'surface-himmel',
  dotter: 'surface-dotter',
  rosa: 'surface-rosa',
  minze: 'surface-minze',
};

function HeroMediaView({ values, text }: ViewProps<typeof heroMedia>) {
  const { headline, text: lead, button_text, button_link, image, video, tone } = values;
  if (!headline) return null;
  return (
    <div className={`hero-media ${SURFACES[tone]}`}>
      <div className="hero-media-text">
        <h2 className="text-title" {...text('headline')} />
        {lead ? <p className="lead" {...text('text')} /> : null}
        {button_text && button_link ? (
          <ModuleLink link={button_link} text={text('button_text')} variant="button" />
        ) : null}
      </div>
      {video || image ? (
        <div className="hero-media-picture">
          {video ? (
            <video src={video.href} controls muted playsInline preload="none">
              {video.captions.map(({ language, href }) => (
                <track key={language} kind="captions" src={href} srcLang={language} />
              ))}
            </video>
          ) : null}
          {image && !video ? (
            <ModulePicture
              picture={image}
              format="4:3"
              eager="first"
              uncut
              sizes="(width >= 48rem) 52vw, 100vw"
            />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

export const view: ModuleView = { View: HeroMediaView, isWide: true };
