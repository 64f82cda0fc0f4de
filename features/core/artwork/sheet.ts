import { round } from './edges.ts';
import { type Colour, colours } from './palette.ts';
import type { Random } from './random.ts';

export interface LayerStyle {
  /** How far the sheet floats above the one below; 0 lies flat. */
  shadow?: number;
  /** Gouache strokes on it. Small parts go without. */
  brushed?: boolean;
  /** A slightly larger torn outline: the white core that shows where paper is torn. */
  core?: string;
}

export type Sheet = ReturnType<typeof createSheet>;

/**
 * Creates a sheet that collects the glued pieces from the bottom up. `idPrefix` keeps clip paths apart when several
 * artworks are inlined in one document. No filters: they are slow and break in PDF.
 */
export function createSheet(width: number, height: number, random: Random, idPrefix: string) {
  const parts: string[] = [];
  let clips = 0;

  const clip = (outline: string): string => {
    const id = `${idPrefix}${clips++}`;
    parts.push(`<clipPath id="${id}"><path d="${outline}" clip-rule="evenodd"/></clipPath>`);
    return id;
  };

  const flat = (path: string, fill: Colour) => {
    parts.push(`<path d="${path}" fill="${fill}" fill-rule="evenodd"/>`);
  };

  const shade = (path: string, depth: number) => {
    parts.push(
      `<path d="${path}" transform="translate(${round(depth * 0.6)} ${depth})" fill="${colours.ink}" fill-rule="evenodd" opacity=".2"/>`,
    );
  };

  /** Four translucent strokes across the whole canvas, seen only inside the outline. */
  const brush = (outline: string, fill: Colour) => {
    const angle = random.between(-25, 25);
    let strokes = '';
    for (let i = 0; i < 4; i++) {
      const y = random.between(-0.1, 1) * height;
      const thickness = random.between(10, 46);
      strokes += `M${-width} ${round(y)}L${2 * width} ${round(y + random.between(-30, 30))}`;
      strokes += `v${round(thickness)}L${-width} ${round(y + thickness + random.between(-8, 8))}Z`;
    }
    const onPaper = fill === colours.paper;
    const light = (fill === colours.ink || random.chance(0.6)) && !onPaper;
    parts.push(
      `<g clip-path="url(#${clip(outline)})"><path transform="rotate(${round(angle)} ${width / 2} ${height / 2})" d="${strokes}" fill="${light ? '#fff' : colours.ink}" opacity="${onPaper ? 0.035 : 0.065}"/></g>`,
    );
  };

  /** One sheet of painted paper: hard shadow, torn core, colour, gouache. */
  const layer = (path: string, fill: Colour, { shadow = 4, brushed = true, core }: LayerStyle = {}) => {
    if (shadow) shade(path, shadow);
    if (core) parts.push(`<path d="${core}" fill="#fffdf7"/>`);
    flat(path, fill);
    if (brushed) brush(path, fill);
  };

  /** Several overlapping shapes of one colour that throw one common shadow. */
  const cluster = (paths: readonly string[], fill: Colour) => {
    const shapes = paths.map((path) => `<path d="${path}"/>`).join('');
    parts.push(`<g transform="translate(2.5 4)" fill="${colours.ink}" opacity=".2">${shapes}</g>`);
    parts.push(`<g fill="${fill}">${shapes}</g>`);
  };

  /** A piece glued onto another shape and trimmed to its outline. */
  const inside = (outline: string, path: string, fill: Colour, opacity = 1) => {
    const shine = opacity < 1 ? ` opacity="${opacity}"` : '';
    parts.push(`<path clip-path="url(#${clip(outline)})" d="${path}" fill="${fill}"${shine}/>`);
  };

  /** A line of even width along a path, for tails and spectacles. */
  const line = (path: string, stroke: Colour, thickness: number) => {
    parts.push(
      `<path d="${path}" fill="none" stroke="${stroke}" stroke-width="${round(thickness)}" stroke-linecap="round"/>`,
    );
  };

  /** Whatever `glue` adds, turned as one piece around a point. */
  const turned = (degrees: number, [x, y]: readonly [number, number], glue: () => void) => {
    parts.push(`<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">`);
    glue();
    parts.push('</g>');
  };

  const fill = (colour: Colour) => {
    parts.push(`<rect width="${width}" height="${height}" fill="${colour}"/>`);
  };

  return { fill, flat, layer, cluster, inside, line, turned, toString: () => parts.join('') };
}
