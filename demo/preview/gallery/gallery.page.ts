import { registerElement } from '../../../elements/kit/define.ts';
import { openPicker } from '../picker.ts';
import { pseudoLocalizations } from '../pseudo/pseudo-localizations.ts';
import { entries, entryNames } from './entries.ts';
import { FeGallery } from './gallery.element.ts';

registerElement(FeGallery);
const localizations = await pseudoLocalizations();

const shown = (element: HTMLElement) =>
  new Promise<void>((resolve) => element.addEventListener('fe-gallery-shown', () => resolve(), { once: true }));

openPicker({
  title: 'Components',
  names: entryNames,
  switches: ['theme', 'scheme', 'language', 'direction', 'density', 'width'],
  describe: async (name) => (await entries[name]?.())?.is ?? '',
  show: async (name, place) => {
    const gallery = new FeGallery();
    gallery.preview = true;
    gallery.localizations = localizations;
    gallery.entry = name;
    const ready = shown(gallery);
    place.replaceChildren(gallery);
    await ready;
    return () => gallery.remove();
  },
  applyChoices: (place, { theme }) => place.querySelector('fe-gallery')?.setAttribute('theme', theme),
});
