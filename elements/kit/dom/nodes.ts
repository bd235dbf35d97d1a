type Attributes = Readonly<Record<string, string | boolean | undefined>>;

/** Makes an HTML element. Attributes that are absent or false are left out, true ones are empty. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const node = document.createElement(tag);
  // `set` compares with what is there: a new node has nothing, and the first form has many attributes
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false) node.setAttribute(name, value === true ? '' : value);
  node.append(...children);
  return node;
};

/** Node of this tag and these classes that a server printed inside `printed`, with the attributes; a new one where there is none. */
export const adoptElement = <Tag extends keyof HTMLElementTagNameMap>(
  printed: ParentNode | null,
  tag: Tag,
  attributes: Attributes & { readonly class: string },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const found = printed?.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}.${attributes.class.replaceAll(' ', '.')}`);
  if (!found) return createElement(tag, attributes, ...children);
  setAttributes(found, attributes);
  return found;
};

/** Sets attributes, removes those that are absent or false, and skips those that are already right. */
export const setAttributes = (node: Element, attributes: Attributes): void => {
  for (const [name, value] of Object.entries(attributes)) {
    const text = value === true ? '' : value;
    if (text === undefined || text === false) node.removeAttribute(name);
    else if (node.getAttribute(name) !== text) node.setAttribute(name, text);
  }
};

/** Sets a node's text, if it differs: a live region would announce it again. */
export const setText = (node: Element, text: string): void => {
  if (node.textContent !== text) node.textContent = text;
};
