import { expect, it } from 'vitest';
import { RESOURCES } from '#features/all-resources.server.ts';
import { roleName } from '#features/core/access/role-name.ts';
import { can, PERMISSIONS, ROLES } from '#features/core/access/roles.ts';

it('docs/roles.md equals the code: else run `npm run test:unit -- tests/docs/roles.test.ts -u`', async () => {
  const permissions = PERMISSIONS.map((permission) => [
    `\`${permission}\``,
    ...ROLES.map((role) => (can({ role }, permission) ? 'yes' : '')),
  ]);
  const resources = RESOURCES.map(({ path, permission }) => [`\`${path}\``, `\`${permission}\``]);
  const text = `# Roles

Made from \`features/core/access/roles.ts\`, which says what each permission is about, by the test of the same name; do not edit
it. What is marked nowhere is forbidden. \`tests/integration/api-permissions.test.ts\` makes every call that writes as every role.

${table(['permission', ...ROLES.map((role) => roleName(role, 'en'))], permissions)}

## Generic calls

${table(
  ['resource', 'permission to write'],
  resources.toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
)}
`;
  await expect(text).toMatchFileSnapshot('../../docs/roles.md');
});

/** As the formatter aligns it. */
function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, at) =>
    Math.max(title.length, ...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
