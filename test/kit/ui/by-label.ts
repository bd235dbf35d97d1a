/** The words a person would call a control by: those that label it, or its own. */
const nameOf = (root: ShadowRoot, control: Element): string => {
  const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const labels = control instanceof HTMLInputElement || control instanceof HTMLSelectElement ? control.labels : [];
  const texts = [
    ...ids.map((id) => root.getElementById(id)?.textContent),
    ids.length === 0 && control.ariaLabel,
    ...(ids.length === 0 ? Array.from(labels ?? [], (label) => label.textContent) : []),
  ];
  return texts.filter(Boolean).join(' ').trim();
};

/** The control of a kind that a person would call by this label. */
export const byLabel = <Control extends HTMLElement>(
  root: ShadowRoot,
  kind: new () => Control,
  label: string | RegExp,
): Control => {
  const isKind = (node: Element): node is Control => node instanceof kind;
  const all = [...root.querySelectorAll('input, select, button, [role]')].filter(isKind);
  const found = all.find((control) => {
    const name = nameOf(root, control);
    return typeof label === 'string' ? name === label : label.test(name);
  });
  if (!found) throw new Error(`nothing is labelled ${label}: ${all.map((one) => nameOf(root, one)).join(', ')}`);
  return found;
};

/** Accessible description of a control: its hint and its error. */
export const descriptionOf = (root: ShadowRoot, control: Element): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && root.getElementById(id)?.textContent) || '')
    .join(' ')
    .trim();
