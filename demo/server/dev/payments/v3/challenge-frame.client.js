// 3-D Secure in a frame over the page.
import { base, origin, random, setStyles } from './frames.js';

/** 3-D Secure in a frame over the page; resolves when it is over. */
export const challenge = (key, secret, locale) =>
  new Promise((resolve) => {
    const before = document.activeElement;
    const layer = document.createElement('div');
    setStyles(layer, {
      position: 'fixed',
      inset: '0',
      'z-index': '2147483647',
      display: 'grid',
      'place-items': 'center',
      padding: '16px',
      margin: '0',
      'box-sizing': 'border-box',
      background: 'rgb(0 0 0 / 50%)',
    });
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ origin: location.origin, client_secret: secret, key, locale });
    frame.src = `${base}challenge?${query}`;
    frame.name = `__privateStripeFrame${random()}`;
    frame.title = '3D Secure';
    setStyles(frame, {
      width: '100%',
      'max-width': '500px',
      height: '320px',
      'max-height': '100%',
      border: '0',
      'border-radius': '8px',
      background: 'canvas',
      'color-scheme': 'light dark',
    });
    layer.append(frame);
    const listen = ({ source, origin: from, data }) => {
      if (source !== frame.contentWindow || from !== origin || data?.from !== 'fe-payment-challenge') return;
      removeEventListener('message', listen);
      layer.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(data.outcome);
    };
    addEventListener('message', listen);
    document.body.append(layer);
    frame.focus();
  });
