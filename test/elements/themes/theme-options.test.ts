import type { App } from '../../../core/app-types.ts';
import type { AppOptions } from '../../../core/options.ts';
import { findApp } from '../../../core/apps.ts';
import { rememberedAt } from '../../../core/vendor/remembered.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { FeLoginBox } from '../../../elements/login-box/login-box.element.ts';
import { readThemeOptions } from '../../../elements/themes/theme-options.ts';
import docs from '../../../demo/docs/theming.md?raw';
import { changesOf, recordFrames } from '../../kit/frames.ts';
import { afterEach, describe, eventually, expect, it, nextFrame } from '../../kit/in-page.ts';
import { movingTime } from '../../kit/moving-time.ts';
import { fakeServerApp } from '../../kit/fake-server-app.ts';

registerElement(FeLoginBox);

const read = (...sources: unknown[]) => readThemeOptions(sources, 'loginBox');
const cssOf = (...sources: unknown[]) => read(...sources).css;

/** Options at a path, as a host writes them. */
const at = (path: string, value: unknown): object =>
  path.split('.').reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as object;

const place = document.body.appendChild(document.createElement('main'));
let app: App | undefined;

const put = (options: AppOptions, answers = {}, attributes: Record<string, string> = {}): HTMLElement => {
  app = fakeServerApp(options, answers);
  const box = new FeLoginBox();
  for (const [name, value] of Object.entries({ app: app.name, ...attributes })) box.setAttribute(name, value);
  place.append(box);
  return box;
};
const cardOf = (box: HTMLElement) => box.shadowRoot?.querySelector('fe-tree .fe-box') ?? undefined;
const appearanceOf = (box: HTMLElement) => {
  const card = box.shadowRoot?.querySelector('.fe-box');
  if (!card?.checkVisibility({ visibilityProperty: true })) return undefined;
  return getComputedStyle(card).borderTopLeftRadius;
};

/** A network on which calls leave and nothing comes back. */
const withoutAnswers = () => {
  const { send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.send = () => undefined;
  return {
    come: () => {
      XMLHttpRequest.prototype.send = send;
    },
  };
};

afterEach(async () => {
  place.replaceChildren();
  await nextFrame();
  app?.destroy();
  localStorage.clear();
});

/** Theme options that hosts of the protocol bring. Source: protocol/operator.md#theme-options. */
const KNOWN =
  'palette typography typographyStyleOptions externalAssets spacing shadows transitions breakpoints direction components ' +
  'switchButton secondary danger success info warning error common grey icon divider loader layout splitSize sideElement ' +
  'splitModeElements logo pageHeader pageFooter boxHeader boxFooter rootStyle pageStyle boxStyle inputTheme buttonTheme ' +
  'submitButtonTheme linkButtonTheme passkeysButtonTheme hideSignUpForm hideSignUpFields fieldsProperties passwordMeter ' +
  'splitFullName disclaimer socialLoginsLayout poweredByPlacement themeName fullScreenMode navigation tableTheme ' +
  'selectTheme severityChipTheme treeGraphTheme dropZone';

describe('the documents', () => {
  it('list every theme option with its effect, or the reason why it is not supported', () => {
    const [, section = ''] = docs.split('## Theme options');
    const named = [...section.matchAll(/`([^`]+)`/g)].flatMap(([, path = '']) => path.match(/\w+/g) ?? []);
    expect(KNOWN.split(' ').filter((option) => !named.includes(option))).toEqual([]);
  });
});

describe('theme options', () => {
  const mapped: [path: string, value: unknown, css: string][] = [
    ['palette.grey.500', '#64748b', '--_fe-theme-neutral:rgb(100, 116, 139)'],
    ['palette.primary.main', '#0f766e', '--_fe-theme-accent:rgb(15, 118, 110)'],
    ['palette.primary.contrastText', 'white', '--_fe-theme-accent-contrast:white'],
    ['palette.danger.main', '#b00020', '--_fe-theme-danger:rgb(176, 0, 32)'],
    ['palette.error.main', '#b00020', '--_fe-theme-danger:rgb(176, 0, 32)'],
    ['palette.warning.main', 'oklch(0.6 0.1 60)', '--_fe-theme-warning:oklch(0.6 0.1 60)'],
    ['palette.success.main', 'green', '--_fe-theme-success:green'],
    ['palette.info.main', 'hsl(200 50% 40%)', '--_fe-theme-info:'],
    ['palette.text.primary', '#111', '--_fe-theme-text:rgb(17, 17, 17)'],
    ['palette.divider', '#ddd', '--_fe-theme-border:rgb(221, 221, 221)'],
    ['palette.background.paper', '#fff', '--_fe-theme-surface:rgb(255, 255, 255)'],
    ['palette.background.default', '#101010', '--_fe-theme-canvas:rgb(16, 16, 16)'],
    ['loginBox.boxStyle.backgroundColor', '#fff', '--_fe-theme-surface:rgb(255, 255, 255)'],
    ['loginBox.rootStyle.backgroundColor', '#eee', '--_fe-theme-canvas:rgb(238, 238, 238)'],
    ['loginBox.pageStyle.backgroundColor', '#eee', '--_fe-theme-canvas:rgb(238, 238, 238)'],
    ['loginBox.boxStyle.borderRadius', 20, '--_fe-theme-radius:20px'],
    ['loginBox.boxStyle.borderRadius', '1rem', '--_fe-theme-radius:1rem'],
    ['loginBox.boxStyle.boxShadow', 'none', '--_fe-theme-shadow:none'],
    ['loginBox.boxStyle.boxShadow', '0 2px 4px #0003', '--_fe-theme-shadow:rgba(0, 0, 0, 0.2) 0px 2px 4px'],
    ['typography.fontFamily', '"Inter", sans-serif', '--_fe-theme-font:Inter, sans-serif'],
    ['typography.fontSize', 15, '--_fe-theme-font-size:15px'],
    ['loginBox.layout.splitSize', 40, '--_fe-theme-split:0.4'],
  ];
  for (const [path, value, css] of mapped)
    it(`${path} of ${JSON.stringify(value)} sets ${css.split(':')[0]}`, () => {
      expect(cssOf(at(path, value))).toContain(css);
      expect(docs).toContain(`\`${path}\``);
    });

  it('set the theme, the layout and the logo', () => {
    expect(read(at('loginBox.themeName', 'vividV2')).theme).toBe('vivid');
    expect(read(at('loginBox.layout.type', 'split')).layout).toBe('split');
    expect(read(at('loginBox.common.layout.type', 'float-left')).layout).toBe('float-left');
    expect(read(at('loginBox.logo.image', 'https://acme.test/logo.svg')).logo).toBe('https://acme.test/logo.svg');
  });

  it('of the part override common ones, and those of the host override the operator’s', () => {
    const host = { palette: { primary: { main: 'red' } } };
    const operator = { loginBox: { palette: { primary: { main: 'blue' } } }, palette: { info: { main: 'green' } } };
    expect(cssOf({ ...host, ...operator })).toContain('accent:blue');
    expect(cssOf(host, operator)).toContain('accent:red');
    expect(cssOf(host, operator)).toContain('info:green');
    expect(readThemeOptions([operator], 'adminPortal').css).not.toContain('accent');
  });

  it('of background or text set the color scheme', () => {
    expect(cssOf(at('palette.background.default', '#101010'))).toContain('color-scheme:dark');
    expect(cssOf(at('palette.background.paper', '#fafafa'))).toContain('color-scheme:light');
    expect(cssOf(at('palette.text.primary', '#fafafa'))).toContain('color-scheme:dark');
    expect(cssOf(at('palette.primary.main', '#101010'))).not.toContain('color-scheme');
  });

  const hostile: [path: string, ...values: unknown[]][] = [
    [
      'palette.primary.main',
      'red;--_fe-theme-text:red',
      'red}*{display:none',
      'url(https://evil.test)',
      'var(--host-secret)',
      'env(safe-area-inset-top)',
      'attr(value type(<color>))',
      'color-mix(in oklab, var(--a), red)',
      'inherit',
      'currentcolor',
      'bluish',
      '',
      7,
      null,
      {},
      ['red', 'blue'],
    ],
    ['loginBox.boxStyle.borderRadius', '1px;x:y', '-4px', -4, Number.NaN, Infinity, 'calc(1px + var(--x))', '50vw', {}],
    ['loginBox.boxStyle.boxShadow', '0 0 0 9px var(--x)', 'url(x)', 'none}*{', 3],
    ['typography.fontFamily', 'Inter;x:y', 'Inter}*{', 'url(x)', 'var(--x)', 'inherit', 1],
    ['loginBox.layout.splitSize', '50', 0, 100, -5, Number.NaN],
    ['loginBox.themeName', 'gothic', '__proto__', 'toString', 1, null, { toString: 'modern' }],
    ['loginBox.layout.type', 'float-left"]', 'constructor', 1, {}],
    ['loginBox.logo.image', 'javascript:alert(1)', 'data:text/html,x', 'blob:x', 1, {}],
  ];
  for (const [path, ...values] of hostile)
    it(`are ignored where ${path} has an invalid value`, () => {
      for (const value of values) {
        const { theme, layout, logo, css } = read(at(path, value));
        expect({ value, theme, layout, logo, css }).toEqual({ value, css: '' });
      }
    });

  it('are serialized by the browser, so that no comment or string in them stays open', () => {
    const css = cssOf(at('palette.primary.main', ' red/*'), at('typography.fontFamily', '"Inter'));
    expect(css).toBe('@layer fe.theme{:host{--_fe-theme-accent:red;--_fe-theme-font:Inter}}');
  });

  it('are read from own properties only', () => {
    const inherited = Object.create({ palette: { primary: { main: 'red' } } }) as object;
    const odd = [inherited, JSON.parse('{"__proto__":{"palette":{"primary":{"main":"red"}}}}'), [], 'x', 1, null];
    expect(cssOf(...odd)).toBe('');
  });
});

describe('a login box', () => {
  const VIVID = '15px';

  it('has the host’s theme', async () => {
    const box = put({ themeOptions: { loginBox: { boxStyle: { borderRadius: 32 } } } });
    await eventually(() => expect(cardOf(box)).toBeTruthy());
    expect(appearanceOf(box)).toBe('40px');
  });

  it('has the host’s own CSS, over that of its themes', async () => {
    const box = put({ customStyles: '.fe-box, [part~="card"] { border-radius: 7px; }' }, {}, { theme: 'classic' });
    await eventually(() => expect(appearanceOf(box)).toBe('7px'));
  });

  it("shows the host's logo and layout", async () => {
    const image = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
    const box = put({ themeOptions: { loginBox: { logo: { image }, layout: { type: 'split' } } } });
    await eventually(() => expect(box.shadowRoot?.querySelector('fe-tree img')?.getAttribute('src')).toBe(image));
    expect(getComputedStyle(box.shadowRoot?.querySelector('.fe-side') as Element).display).toBe('grid');
    box.setAttribute('layout', 'center');
    await eventually(() =>
      expect(getComputedStyle(box.shadowRoot?.querySelector('.fe-side') as Element).display).toBe('none'),
    );
  });

  it('has the operator’s theme, overridden by its attribute', async () => {
    const themeV2 = { loginBox: { themeName: 'vividV2' } };
    const box = put({}, { 'GET /metadata': { rows: [{ configuration: { themeV2 } }] } });
    await eventually(() => expect(appearanceOf(box)).toBe(VIVID));
    box.setAttribute('theme', 'classic');
    await eventually(() => expect(appearanceOf(box)).toBe('5px'));
  });

  it('applies the cached theme before its app is there', async () => {
    const config = {
      allowSignups: true,
      allowNotVerifiedUsersLogin: false,
      apiTokensEnabled: true,
      forcePermissions: true,
      authStrategy: 'EmailAndPassword',
      machineToMachineAuthStrategy: 'ClientCredentials',
    };
    const publicInfo = { name: 'Zeta', logo: '/favicon.svg', icon: null, whiteLabelMode: false };
    const strategies = { mainAuthStrategies: [{ strategy: 'EmailAndPassword' }], secondaryAuthStrategies: [] };
    const themeV2 = { loginBox: { themeName: 'vivid' } };
    const key = rememberedAt('default', new URL('/nowhere', location.href).href);
    localStorage.setItem(key, JSON.stringify({ config, publicInfo, strategies, social: [], themeV2 }));
    const answers = withoutAnswers();
    // however long its sheets are on their way
    const time = movingTime();
    const box = new FeLoginBox();
    box.setAttribute('base-url', '/nowhere');
    const { seen, stop } = recordFrames(() => appearanceOf(box));
    place.append(box);
    expect(box.shadowRoot?.querySelector('.fe-frame img')?.getAttribute('src')).toBe('/favicon.svg');
    await eventually(() => expect(findApp('default')).toBeDefined());
    await eventually(() => expect(appearanceOf(box)).toBeTruthy());
    await stop();
    answers.come();
    time.restore();
    expect(changesOf(seen.filter(Boolean))).toEqual([VIVID]);
    findApp('default')?.destroy();
  });
});
