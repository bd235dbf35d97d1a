/** Place of the card in its element, and of its logo and title in the card; `undefined` without a title. */
export const geometryOf = (
  box: HTMLElement,
): { top: number; logo: number; title: number; line: number } | undefined => {
  const tree = box.shadowRoot?.querySelector('fe-tree');
  const card = tree?.querySelector('.fe-box')?.getBoundingClientRect();
  const logo = tree?.querySelector('.fe-logo, .fe-monogram')?.getBoundingClientRect();
  const title = tree?.querySelector('.fe-step-title')?.getBoundingClientRect();
  if (!card || !logo || !title) return undefined;
  return {
    top: Math.round(card.top - box.getBoundingClientRect().top),
    logo: Math.round(logo.top - card.top),
    title: Math.round(title.top - card.top),
    line: Math.round(title.height),
  };
};
