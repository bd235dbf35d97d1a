import { copyButtons } from './copy.ts';
import { openLive } from './live.ts';
import { openSearch } from './search-box.ts';
import { openThemeEditor } from './theme-editor.ts';
import './docs.css';

/** Scrolls the list of pages to the current one, and nothing else. */
const showCurrent = (): void => {
  const pages = document.querySelector<HTMLElement>('.pages');
  const current = pages?.querySelector<HTMLElement>('[aria-current]');
  if (!pages || !current) return;
  const below = current.getBoundingClientRect().bottom - pages.getBoundingClientRect().bottom;
  if (below > 0) pages.scrollTop += below + pages.clientHeight / 2;
};

showCurrent();
copyButtons();
openSearch();
openLive();
openThemeEditor();
