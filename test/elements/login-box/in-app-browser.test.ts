import { isInAppBrowser } from '../../../elements/login-box/box/social/in-app-browser.ts';
import { describe, expect, it } from '../../kit/in-page.ts';

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36';

describe('a browser inside another app', () => {
  const agents: [userAgent: string, isInApp: boolean][] = [
    [`${IPHONE} Version/18.0 Mobile/15E148 Safari/604.1`, false],
    [`${IPHONE} CriOS/130.0 Mobile/15E148 Safari/604.1`, false],
    [`${IPHONE} Mobile/15E148`, true],
    [`${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/480.0]`, true],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) ${ANDROID}`, true],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${ANDROID} Instagram 350.0`, true],
    [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${ANDROID}`, false],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0', false],
    [navigator.userAgent, false],
  ];
  for (const [userAgent, isInApp] of agents)
    it(`is told apart: ${userAgent}`, () => expect(isInAppBrowser(userAgent)).toBe(isInApp));
});
