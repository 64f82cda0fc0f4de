import { readFile } from 'node:fs/promises';
import { minify, type Plugin } from 'vite';

/** Scripts that stand in the page itself come as text (`?raw`); they are sent with every page, so they come small. */
export function minifyInlineScripts(): Plugin {
  return {
    name: 'minify-inline-scripts',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /\.js\?raw$/ },
      async handler(id) {
        const file = id.slice(0, -'?raw'.length);
        const { code, errors } = await minify(file, await readFile(file, 'utf8'));
        if (errors.length > 0) this.error(`${file} could not be made small: ${errors[0]?.message}`);
        return `export default ${JSON.stringify(code.trim())}`;
      },
    },
  };
}
