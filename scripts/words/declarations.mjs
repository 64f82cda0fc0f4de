/** A declaration at the beginning of a line, as the formatter leaves it; its indentation tells whether a function holds it. */
const DECLARATION =
  /^(\s*)(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/;
/** Variables that one pattern declares, in one line. */
const PATTERN = /^(\s*)(?:export )?(?:const|let) [[{]([^=]*?)[\]}](?: ?= |: )/;
/** Head of a type or a class at the top of a file, whose members follow. */
const MEMBERS_BEGIN = /^(?:export )?(?:default )?(?:abstract )?(?:interface|class|type) \w.*\{$/;
const MEMBER = /^ {2}(?:readonly |static |async |get |set )*(#?\w+)[?!]?[:(<]/;

/**
 * Reads the names that source text declares.
 * @returns each with its line, from 1; `isLocal` where a function holds it, so that nothing else reads it
 */
export function declarationsOf(text) {
  const found = [];
  let isInMembers = false;
  for (const [index, content] of text.split('\n').entries()) {
    const line = index + 1;
    const declaration = DECLARATION.exec(content);
    if (declaration) found.push({ name: declaration[2], line, isLocal: declaration[1] !== '' });
    const pattern = PATTERN.exec(content);
    if (pattern)
      for (const part of pattern[2].split(','))
        found.push({ name: part.replace(/^.*:/, '').trim(), line, isLocal: pattern[1] !== '' });
    if (MEMBERS_BEGIN.test(content)) isInMembers = true;
    else if (content.startsWith('}')) isInMembers = false;
    const member = isInMembers ? MEMBER.exec(content) : null;
    if (member) found.push({ name: member[1].replace('#', ''), line, isLocal: false });
  }
  return found;
}

/** Splits a name at its humps, hyphens and underscores. */
export const wordsOf = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter(Boolean);
