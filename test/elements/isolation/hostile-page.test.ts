import type { SceneName } from '../../../demo/preview/scenes/scenes.ts';
import { afterEach, describe, expect, it } from '../../kit/in-page.ts';
import { inScene } from '../login-box/place.ts';
import { differences, styleSnapshot } from './style-snapshot.ts';

/** Hostile rules of a page for every node it can reach, in no layer and important. The host's own box is theirs to size. */
const INHERITED = `
  letter-spacing: 0.4em !important; word-spacing: 1em !important; line-height: 3 !important; text-indent: 40px !important;
  text-transform: uppercase !important; text-shadow: 2px 2px red !important; font: italic 900 31px/2 "Comic Sans MS", serif !important;
  font-variant: small-caps !important; font-feature-settings: "smcp" !important; color: lime !important; cursor: crosshair !important;
  white-space: pre !important; word-break: break-all !important; text-align: right !important; tab-size: 20 !important;
  -webkit-text-fill-color: magenta !important; -webkit-text-stroke-width: 2px !important; caret-color: red !important;
  accent-color: red !important; fill: red !important; stroke: red !important; hyphens: auto !important; quotes: none !important;
  direction: rtl !important; font-variation-settings: "wght" 900 !important;`;

const PAGES: Readonly<Record<string, string>> = {
  'styles every node there is': `* { ${INHERITED} }`,
  'resets every box': `
    *:not(html, body, main, fe-login-box), *::before, *::after { margin: 13px !important; padding: 17px !important;
      border: 7px dashed red !important; outline: 3px solid blue !important; box-sizing: content-box !important;
      background: yellow !important; box-shadow: 0 0 9px red !important; float: left !important; border-radius: 0 !important;
      min-width: 300px !important; max-width: 10px !important; height: 90px !important; position: relative !important;
      opacity: 0.5 !important; transform: rotate(3deg) !important; filter: blur(2px) !important;
      transition: all 9s !important; animation: spin 3s infinite !important; }
    @keyframes spin { to { transform: rotate(1turn) } }`,
  'has its own idea of forms': `
    form, fieldset { display: flex !important; flex-wrap: wrap !important; gap: 80px !important; padding: 60px !important; }
    input, button, label { display: inline-block !important; width: 33% !important; font: 700 40px monospace !important;
      text-transform: uppercase !important; appearance: auto !important; background: black !important; color: black !important;
      visibility: hidden !important; pointer-events: none !important; }
    input::placeholder { color: red !important } label::after { content: ' *' !important; display: inline !important; }
    button { border-radius: 99px !important; box-shadow: 0 0 30px lime !important; }`,
  'speaks of our own names': `.fe-c, .fe-c-input, .fe-c-field, .fe-box, .fe-root, .fe-button { display: none !important; border: 9px solid red !important; }`,
};

const SCENES: SceneName[] = ['login/email', 'login/password/wrong', 'sign-up/password/weak'];
const page = document.head.appendChild(document.createElement('style'));

afterEach(() => {
  page.textContent = '';
});

describe('a hostile page that', () => {
  for (const [what, css] of Object.entries(PAGES))
    for (const scene of SCENES)
      it(`${what} changes nothing of ours in ${scene}`, () =>
        inScene(
          scene,
          async (box) => {
            const before = styleSnapshot(box);
            page.textContent = css;
            const after = styleSnapshot(box);
            page.textContent = '';
            expect(differences(before, after)).toEqual([]);
          },
          { width: 700 },
        ));
});

describe('an element of ours', () => {
  const host = document.createElement('section');
  host.innerHTML = `<form><label>Name <input name="name"></label><button>Save</button><p>Words <a href="#">link</a></p>
    <table><tr><td>1</td></tr></table><dialog open>Hello</dialog></form>`;

  it('changes nothing of the page, and leaves nothing in it', async () => {
    document.body.prepend(host);
    const sheets = document.adoptedStyleSheets.length;
    const head = document.head.innerHTML;
    const globals = Object.getOwnPropertyNames(globalThis).length;
    const before = styleSnapshot(host);
    await inScene('sign-up/password/weak', () => {
      expect(differences(before, styleSnapshot(host))).toEqual([]);
      expect(document.head.innerHTML).toBe(head);
      expect(Object.getOwnPropertyNames(globalThis).length).toBe(globals);
      expect(document.querySelectorAll('style, link').length).toBe(
        document.head.querySelectorAll('style, link').length,
      );
    });
    expect(document.adoptedStyleSheets.length).toBe(sheets);
    host.remove();
  });
});
