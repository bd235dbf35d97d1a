import { GATES, UNGATED } from './tags.ts';

/** Loads the module of each of our tags once it is in the page. The file of a tag is in the folder of `home`: `fe-login-box` is `login-box.js`. */
export const loadElements = (home: string): void => {
  const wanted = new Set([...GATES, ...UNGATED]);

  const look = (): void => {
    for (const tag of wanted) {
      if (!document.querySelector(tag)) continue;
      wanted.delete(tag);
      void import(/* @vite-ignore */ new URL(`${tag.slice(3)}.js`, home).href);
    }
    if (wanted.size === 0) watch.disconnect();
  };

  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
  look();
};
