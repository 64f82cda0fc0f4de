import { ModulePicture } from '../components/picture.tsx';
import type { ModuleView, ViewProps } from '../view-props.ts';
import type { quote } from './module.ts';

function QuoteView({ values, text }: ViewProps<typeof quote>) {
  const { content, author, occasion, image } = values;
  if (!content) return null;
  return (
    <figure className="quote surface-rosa">
      <blockquote>
        <p className="text-d2 quote-words" {...text('content')} />
      </blockquote>
      {author || occasion ? (
        <figcaption className="quote-author">
          {image ? <ModulePicture picture={image} format="1:1" sizes="56px" uncut /> : null}
          <span>
            {author ? <strong {...text('author')} /> : null}
            {occasion ? <span {...text('occasion')} /> : null}
          </span>
        </figcaption>
      ) : null}
    </figure>
  );
}

export const view: ModuleView = { View: QuoteView };
