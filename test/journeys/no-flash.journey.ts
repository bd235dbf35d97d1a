import { expect, test } from './kit/journey.ts';
import { document as hostDocument, serveHost } from './kit/host-page.ts';

declare global {
  interface Window {
    /** How the box looked in every frame in which it was seen. */
    looks?: string[];
  }
}

/** Writes down, frame by frame from the first, how the box is painted. */
const record = () => {
  const looks: string[] = (window.looks = []);
  const look = () => {
    const shadow = document.querySelector('fe-login-box')?.shadowRoot;
    const card = shadow?.querySelector('.fe-box');
    const root = shadow?.querySelector('.fe-root');
    const field = document.querySelector('fe-login-box input[name=email]');
    if (card?.checkVisibility({ visibilityProperty: true }) && root) {
      const {
        backgroundColor: surface,
        borderTopLeftRadius: radius,
        borderColor: line,
        boxShadow,
      } = getComputedStyle(card);
      const { backgroundColor, backgroundImage, color } = getComputedStyle(root);
      const now = { surface, radius, line, boxShadow, backgroundColor, backgroundImage, color };
      const fieldLook = field && getComputedStyle(field).backgroundColor;
      const seen = JSON.stringify({ ...now, field: fieldLook ?? surface });
      if (looks.at(-1) !== seen) looks.push(seen);
    }
    requestAnimationFrame(look);
  };
  look();
};

/** Each theme once, and the usual one on pages of both kinds. */
const COLD = { modern: ['light', 'dark'], classic: ['light'], vivid: ['dark'], dark: ['light'] } as const;

/** Radius of the card in each theme, which tells that its sheet is there. */
const RADIUS = { modern: '10px', classic: '5px', vivid: '15px', dark: '10px' } as const;

test.describe('on a cold visit the box has one look from its first frame on', () => {
  for (const theme of Object.keys(COLD) as (keyof typeof COLD)[]) // its own keys
    for (const scheme of COLD[theme])
      test(`${theme} on a ${scheme} page`, async ({ page, box }) => {
        await page.addInitScript(record);
        const head = `<meta name="color-scheme" content="${scheme}"><script src="/cdn/fe.js"></script>`;
        const index = hostDocument(head, `<fe-login-box base-url="/" theme="${theme}"></fe-login-box>`);
        await serveHost(page, { index });
        await page.goto('/host/#/account/login');
        await expect(box.heading(/^Sign in/)).toBeVisible();
        await expect(box.field('Email')).toBeVisible();
        const looks = (await page.evaluate(() => window.looks)) ?? [];
        expect(looks.map((look) => JSON.parse(look) as unknown)).toHaveLength(1);
        const isWhite = scheme === 'light' && theme !== 'dark';
        expect(looks[0]).toContain(`"radius":"${RADIUS[theme]}"`);
        expect(looks[0]?.includes('"surface":"rgb(255, 255, 255)"')).toBe(isWhite);
      });
});
