import { type AtRule, type Container, list, parse, type Rule } from 'postcss';
import { scopedSelector } from './scoped-selector.ts';

/** At-rules allowed around rules. All others load something or apply to the whole page. */
const AT_RULES_WITH_SELECTORS = ['media', 'supports', 'container'];
const LOADS = /url\(|image-set\(|image\(|src\(/i;

/**
 * Style sheets that hold within `scope` alone: every selector is put below it, those that reach beside it, what loads something or names something for
 * the whole page is left out. Throws where they cannot be read.
 */
export function scopedStyles(css: string, scope: string): string {
  // Without: a comment could name a file of this machine as its source map.
  const sheet = parse(css, { map: false });
  restrict(sheet, scope);
  return sheet.nodes.length === 0 ? '' : sheet.toString();
}

function restrict(container: Container, scope: string): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === 'atrule') restrictAtRule(node as AtRule, scope);
    else if (node.type === 'rule') restrictRule(node as Rule, scope);
    else node.remove();
  }
}

function restrictAtRule(rule: AtRule, scope: string): void {
  if (!AT_RULES_WITH_SELECTORS.includes(rule.name) || !rule.nodes) rule.remove();
  else restrict(rule, scope);
}

function restrictRule(rule: Rule, scope: string): void {
  // A comment between two signs reads as none of them.
  const selectors = list.comma(rule.selector.replace(/\/\*[\s\S]*?\*\//g, ''));
  const scoped = selectors.flatMap((selector) => scopedSelector(selector, scope) ?? []);
  if (scoped.length === 0) {
    rule.remove();
    return;
  }
  rule.selectors = scoped;
  rule.walk((node) => {
    if (node.type === 'comment' || node.type === 'atrule' || node.type === 'rule') node.remove();
    else if (node.type === 'decl' && (LOADS.test(node.value) || node.value.includes('\\'))) node.remove();
  });
}
