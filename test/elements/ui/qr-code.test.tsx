import { useLayoutEffect, useState } from 'react';
import { qrPath } from '../../../elements/ui/qr-code/qr-path.ts';
import { QrCode } from '../../../elements/ui/qr-code/qr-code.tsx';
import { afterEach, describe, eventually, expect, it } from '../../kit/in-page.ts';
import { show, type Shown } from '../../kit/show.tsx';

let shown: Shown | undefined;
afterEach(() => {
  shown?.close();
  shown = undefined;
});

const OTP = 'otpauth://totp/Acme:ada@acme.test?secret=JBSWY3DPEHPK3PXP&issuer=Acme';
const picture = () => shown?.root.querySelector('svg[role=img]');
const fillOf = (selector: string) => getComputedStyle(shown!.root.querySelector(selector)!).fill;

/** Draws a path as a browser does and reads which modules of the square are dark. */
const modulesOf = ({ path, side }: { path: string; side: number }): boolean[][] => {
  const canvas = new OffscreenCanvas(side, side).getContext('2d')!;
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is no array
  canvas.fill(new Path2D(path));
  const { data } = canvas.getImageData(0, 0, side, side);
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (_, x) => (data[(y * side + x) * 4 + 3] ?? 0) > 127),
  );
};

describe('the path of a code', () => {
  it('has a quiet zone of four modules and three finder patterns', () => {
    const drawn = qrPath(OTP)!;
    const modules = modulesOf(drawn);
    const quiet = modules.flatMap((row, y) =>
      row.filter((_, x) => Math.min(x, y) < 4 || Math.max(x, y) >= drawn.side - 4),
    );
    expect(quiet.some(Boolean)).toBe(false);
    const finder = (left: number, top: number) =>
      modules.slice(top, top + 7).map((row) =>
        row
          .slice(left, left + 7)
          .map((dark) => (dark ? '#' : '.'))
          .join(''),
      );
    const expected = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];
    for (const [left, top] of [
      [4, 4],
      [drawn.side - 11, 4],
      [4, drawn.side - 11],
    ] as const)
      expect(finder(left, top)).toEqual(expected);
  });

  it('is undefined for a text that is too long', () => expect(qrPath('x'.repeat(4000))).toBeUndefined());

  it('supports any script', () => expect(qrPath('חברת אקמה 🚀')?.side).toBeGreaterThan(28));
});

describe('a QR code', () => {
  it('has a label, never its content', async () => {
    shown = await show(() => <QrCode value={OTP} label="Code for your authenticator app" />);
    await eventually(() => expect(picture()?.getAttribute('aria-label')).toBe('Code for your authenticator app'));
    expect(shown.root.innerHTML).not.toContain('JBSWY3DPEHPK3PXP');
  });

  it('is black on white in the dark, its quiet zone too', async () => {
    shown = await show(() => <QrCode value={OTP} label="Code" />, { 'color-scheme': 'dark' });
    await eventually(() => expect(picture()).toBeTruthy());
    expect([fillOf('.fe-qr-paper'), fillOf('.fe-qr-ink')]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
    const [paper, whole] = ['.fe-qr-paper', 'svg'].map((one) =>
      shown!.root.querySelector(one)!.getBoundingClientRect(),
    );
    expect(paper!.width).toBeGreaterThan(whole!.width - 3);
  });

  it('has its size before it renders', async () => {
    const heights: number[] = [];
    shown = await show(() => <QrCode value={OTP} label="Code" />);
    const place = shown.root.querySelector('.fe-qr')!;
    heights.push(place.getBoundingClientRect().height);
    await eventually(() => expect(picture()).toBeTruthy());
    heights.push(place.getBoundingClientRect().height);
    expect(heights[0]).toBe(heights[1]);
  });

  it('shows that a text is too long', async () => {
    shown = await show(() => <QrCode value={'x'.repeat(4000)} label="Code" />);
    const said = () => shown!.root.querySelector('[role=alert]')?.textContent;
    await eventually(() => expect(said()).toMatch(/too long/));
    expect(picture()).toBeNull();
  });

  it('never shows the code of a previous text', async () => {
    const change: { current: (text: string) => void } = { current: () => undefined };
    const Changing = () => {
      const [text, setText] = useState(OTP);
      useLayoutEffect(() => {
        change.current = setText;
      }, []);
      return <QrCode value={text} label={text.slice(0, 7)} />;
    };
    shown = await show(() => <Changing />);
    await eventually(() => expect(picture()).toBeTruthy());
    const old = shown.root.querySelector('.fe-qr-ink')?.getAttribute('d');
    const seen: (string | null | undefined)[] = [];
    const watcher = new MutationObserver(() => {
      if (picture()?.getAttribute('aria-label') === 'another')
        seen.push(shown?.root.querySelector('.fe-qr-ink')?.getAttribute('d'));
    });
    watcher.observe(shown.root, { subtree: true, childList: true, attributes: true });
    change.current('another');
    await eventually(() => expect(seen.length).toBeGreaterThan(0));
    watcher.disconnect();
    expect(seen).not.toContain(old);
  });
});
