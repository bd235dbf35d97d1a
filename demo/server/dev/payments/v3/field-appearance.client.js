// Looks of the fields: Stripe's appearance, and the style of single fields, as custom properties.

const THEMES = {
  stripe: {
    scheme: 'light',
    text: '#30313d',
    background: '#ffffff',
    border: '#d9dce1',
    quiet: '#6d6e78',
    primary: '#0570de',
    danger: '#c0123c',
  },
  flat: {
    scheme: 'light',
    text: '#30313d',
    background: '#f1f1f3',
    border: '#f1f1f3',
    quiet: '#63646e',
    primary: '#0570de',
    danger: '#b91236',
  },
  night: {
    scheme: 'dark',
    text: '#f2f3f7',
    background: '#30313d',
    border: '#4d4f60',
    quiet: '#b7b9c6',
    primary: '#85d996',
    danger: '#ff9aa9',
  },
};
THEMES.none = THEMES.stripe;

/** Variables of Stripe's appearance, and the custom property of each. */
const VARIABLES = {
  colorPrimary: '--primary',
  colorBackground: '--background',
  colorText: '--text',
  colorTextSecondary: '--label',
  colorTextPlaceholder: '--quiet',
  colorDanger: '--danger',
  borderRadius: '--radius',
  fontFamily: '--font',
  fontSizeBase: '--size',
  spacingUnit: '--space',
  colorBorder: '--border',
};

const setAll = (map) => {
  for (const [name, value] of Object.entries(map))
    if (typeof value === 'string' && value.length < 200) document.documentElement.style.setProperty(name, value);
};

/** Applies Stripe's `appearance`. */
export const applyAppearance = ({ theme = 'stripe', variables = {} } = {}) => {
  const { scheme, ...colours } = THEMES[theme] ?? THEMES.stripe;
  document.documentElement.style.colorScheme = scheme;
  setAll(Object.fromEntries(Object.entries(colours).map(([name, value]) => [`--${name}`, value])));
  setAll(
    Object.fromEntries(
      Object.entries(variables).flatMap(([name, value]) => (VARIABLES[name] ? [[VARIABLES[name], value]] : [])),
    ),
  );
};

/** Properties of Stripe's `style` option that a single field takes, and the custom property of each. */
const STYLES = {
  color: 'color',
  fontFamily: 'font',
  fontSize: 'size',
  fontWeight: 'weight',
  letterSpacing: 'spacing',
  lineHeight: 'line',
  textAlign: 'align',
};

/** Applies the `style` of a single field. */
export const applyStyle = (style = {}) => {
  for (const state of ['base', 'invalid', 'complete', 'empty']) {
    const rules = style[state] ?? {};
    for (const [name, property] of Object.entries(STYLES))
      if (rules[name]) setAll({ [`--${state}-${property}`]: String(rules[name]) });
    const hint = rules['::placeholder']?.color;
    if (hint) setAll({ '--quiet': hint });
  }
  const scheme = style.base?.colorScheme;
  if (scheme === 'dark' || scheme === 'light') document.documentElement.style.colorScheme = scheme;
};
