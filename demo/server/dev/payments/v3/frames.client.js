// Where the frames of the card fields are, and small tools of the script.
const script = new URL(document.currentScript.src);
const folder = script.pathname.replace(/v3\/[^/]*$/, '');

/** Origin of the frames: that of this script or, where the page has it too, the other name of this machine. */
const framesOrigin = () => {
  if (script.origin !== location.origin) return script.origin;
  const other = new URL(script.origin);
  other.hostname = other.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
  return other.origin;
};
export const origin = framesOrigin();
export const base = `${origin}${folder}`;

export const random = () => crypto.randomUUID?.() ?? String(crypto.getRandomValues(new Uint32Array(4)));

export const integration = (message) => {
  const error = new Error(message);
  error.name = 'IntegrationError';
  return error;
};

export const setStyles = (node, styles) => {
  for (const [name, value] of Object.entries(styles)) node.style.setProperty(name, value);
};
