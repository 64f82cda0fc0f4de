/**
 * Keeps React working on a page that the browser translates (docs/decisions/0111): translators put `font` elements around
 * text nodes or in their place, and React then asks a parent for a child that is no longer there.
 */
export function guardAgainstTranslation(page: Document): void {
  const stoodFor = new WeakMap<Node, ChildNode>();
  const observer = new MutationObserver((records) => {
    for (const [index, { addedNodes, removedNodes, target, type }] of records.entries()) {
      if (type === 'characterData') restore(target);
      for (const text of removedNodes) {
        const wrapper = text.nodeType === Node.TEXT_NODE && wrapperAmong(addedNodes, records[index - 1]);
        if (!wrapper) continue;
        stoodFor.set(text, wrapper);
        // React goes on writing into the text it knows.
        observer.observe(text, { characterData: true });
      }
    }
  });
  observer.observe(page, { childList: true, subtree: true });

  /** Puts a changed text back in the place of its translation, for the translator to read. */
  function restore(text: Node): void {
    const wrapper = stoodFor.get(text);
    if (!wrapper || text.isConnected) return;
    stoodFor.delete(text);
    wrapper.replaceWith(text);
  }

  /** The child of the parent that holds the node or stands in its place. */
  function presentChild(parent: Node, node: Node): Node | null {
    let at: Node | null | undefined = node;
    while (at && at.parentNode !== parent) at = at.parentNode ?? stoodFor.get(at);
    return at ?? null;
  }

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const present = presentChild(this, child);
    if (present) removeChild.call(this, present);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    insertBefore.call(this, node, next && presentChild(this, next));
    return node;
  };
}

/** The `font` element that came with the removal or right before it. */
function wrapperAmong(added: NodeList, before: MutationRecord | undefined): ChildNode | undefined {
  const elements = [...added, ...(before?.addedNodes ?? [])] as ChildNode[];
  return elements.find(({ nodeName }) => nodeName === 'FONT');
}
