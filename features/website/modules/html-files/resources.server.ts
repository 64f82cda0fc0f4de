import { z } from 'zod';
import { column, defineResource, shortText } from '#features/core/resources/index.server.ts';
import { fieldProblem } from '#lib/field-problem.ts';
import { htmlFilesTag } from './cache-tags.ts';
import { cleanHtmlFile } from './clean-html-file.server.ts';

const LONGEST = 200_000;

const htmlFile = defineResource({
  path: '/html',
  name: 'HTML file',
  table: 'html_files',
  permission: 'write-html',
  fields: {
    name: shortText('name'),
    html: column('html', z.string().trim().min(1).max(LONGEST)),
  },
  unique: [{ field: 'name', column: 'name' }],
  check: ({ html }) => (canBeShown(html) ? [] : [fieldProblem('html', 'unreadable_styles')]),
  tags: () => [htmlFilesTag()],
});

function canBeShown(html: string): boolean {
  try {
    cleanHtmlFile(html, 'main');
    return true;
  } catch {
    return false;
  }
}

/** HTML file resources that can be written through the generic calls. */
export const htmlFileResources = [htmlFile];
