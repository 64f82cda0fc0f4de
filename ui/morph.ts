/** Morphs `now` into `next`, changing only differences: focus and opened elements are preserved. */
export function morph(now: ParentNode & Node, next: ParentNode & Node): void {
  const there = [...now.childNodes];
  const wanted = [...next.childNodes];
  for (const node of there.slice(wanted.length)) node.remove();
  for (const [index, node] of wanted.entries()) {
    const old = there[index];
    if (!old) now.append(node);
    else if (old instanceof Element && node instanceof Element && isSameKind(old, node)) {
      copyAttributes(old, node);
      morph(old, node);
    } else if (!old.isEqualNode(node)) old.replaceWith(node);
  }
}

/** Templates have no children that could be looked at. */
const isSameKind = (old: Element, node: Element) =>
  old.nodeName === node.nodeName && old.id === node.id && !(old instanceof HTMLTemplateElement);

function copyAttributes(old: Element, node: Element): void {
  for (const name of old.getAttributeNames())
    if (name !== 'open' && !node.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of node.attributes)
    if (old.getAttribute(name) !== value) old.setAttribute(name, value);
}
