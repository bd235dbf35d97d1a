import '../../core/browser/mailed-link.ts';
import { loadElements } from './load-elements.ts';
import { GATES } from './tags.ts';

/**
 * Loader, the classic script `<script src=".../fe.js"></script>`: lazily loads the module of each of our tags once it is in
 * the page. About a kilobyte, no app, no framework. In the head, before the content, it also hides the gates' content and
 * reserves the space of a login box until they are defined.
 */
const start = (): void => {
  adoptStyles();
  load();
};

/** Space that a login box takes as soon as it is defined, less in narrow places: a percentage of padding goes by the width. */
const PLACE = 'content: ""; display: block; padding-block-start: clamp(560px, (100% - 479px) * 999, 648px)';

const adoptStyles = (): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    `:is(${GATES.join()}):not(:defined) { display: none }
    fe-login-box:not(:defined, [hidden]) { display: block }
    fe-login-box:not(:defined)::before { ${PLACE} }`,
  );
  document.adoptedStyleSheets.push(sheet);
};

const load = (): void => {
  const script = document.currentScript;
  loadElements(script instanceof HTMLScriptElement ? script.src : location.href);
};

start();
