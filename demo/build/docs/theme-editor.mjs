import { readFileSync } from 'node:fs';
import { codeBlock } from './markdown.mjs';
import { escapeHtml } from './html.mjs';

const ELEMENT = 'fe-login-box';
/** Place of the editor in the page of themes. */
export const THEME_EDITOR = '<!-- theme-editor -->';

/** Attributes of the element that the editor sets. */
const ATTRIBUTES = {
  theme: ['modern', 'classic', 'vivid', 'dark'],
  'color-scheme': ['light', 'dark'],
  layout: ['center', 'float-left', 'float-right', 'split'],
};
/** Tokens that the editor sets: colours, lengths with their bounds, and fonts. */
const COLOURS = ['--fe-accent', '--fe-surface', '--fe-text', '--fe-canvas', '--fe-border'];
const RANGES = [
  { name: '--fe-radius', min: 0, max: 24, step: 1, value: 8, unit: 'px' },
  { name: '--fe-density', min: 0.85, max: 1.15, step: 0.05, value: 1, unit: '' },
  { name: '--fe-font-size', min: 12, max: 20, step: 1, value: 14, unit: 'px' },
  { name: '--fe-box-width', min: 300, max: 560, step: 10, value: 400, unit: 'px' },
];
const FONTS = ['system-ui', 'Georgia, serif', 'Verdana, sans-serif', 'ui-monospace, monospace'];

/** Colour of a token in the default theme, by day: what its field begins with. */
const colourOf = (token) => {
  const theme = readFileSync('elements/themes/modern.css', 'utf8');
  const [, colour] = theme.match(`--_fe-theme-${token.slice('--fe-'.length)}: light-dark\\((#\\w{6}),`) ?? [];
  if (colour === undefined) throw new Error(`modern.css has no colour of ${token}`);
  return colour;
};

const field = (name, control) => `<div><label for="edit-${name}">${name}</label>${control}</div>`;
const select = (name, data, options) => {
  const all = ['', ...options].map(
    (one) => `<option value="${escapeHtml(one)}">${escapeHtml(one) || 'not set'}</option>`,
  );
  return field(name, `<select id="edit-${name}" ${data}="${name}">${all.join('')}</select>`);
};

/** Editor of tokens over a live login box, with the CSS and the markup to copy. */
export const themeEditor = () => {
  const controls = [
    ...Object.entries(ATTRIBUTES).map(([name, options]) => select(name, 'data-attribute', options)),
    ...COLOURS.map((name) =>
      field(name, `<input type="color" id="edit-${name}" data-token="${name}" value="${colourOf(name)}">`),
    ),
    ...RANGES.map(({ name, unit, ...bounds }) => {
      const attributes = Object.entries(bounds).map(([key, value]) => `${key}="${value}"`);
      return field(
        name,
        `<input type="range" id="edit-${name}" data-token="${name}" data-unit="${unit}" ${attributes.join(' ')}>`,
      );
    }),
    select('--fe-font', 'data-token', FONTS),
  ];
  return `<p class="hint" data-needs-server hidden>Browsers load modules from a server only: open this page by http to use the editor.</p>
<div class="live" data-theme-editor>
<form class="controls" aria-label="Theme">${controls.join('')}<div class="flag"><button type="reset">Start again</button></div></form>
<div class="stage"><${ELEMENT} preview></${ELEMENT}></div>
<div data-css>${codeBlock(`${ELEMENT} {\n}`, '')}</div>
<div data-markup-of-theme>${codeBlock(`<${ELEMENT}></${ELEMENT}>`, '')}</div>
</div>`;
};

/** Modules of the page with the editor. */
export const EDITOR_MODULES = ['cdn/login-box.js'];
