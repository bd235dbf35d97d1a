import type { App } from '../../core/app-types.ts';
import { registerElement } from '../kit/define.ts';
import { FeActingBar } from './acting-bar.element.ts';

interface AutomaticBar {
  readonly bar: HTMLElement;
  holders: number;
}

const bars = new Map<App, AutomaticBar>();

const addBar = ({ name }: App): AutomaticBar => {
  registerElement(FeActingBar);
  const bar = new FeActingBar();
  bar.app = name;
  bar.automatic = true;
  document.body.append(bar);
  return { bar, holders: 0 };
};

/** Adds the app's automatic bar to the page, once per app. Returns a function that releases it; the last one removes it. */
export const holdAutomaticBar = (app: App): (() => void) => {
  const entry = bars.get(app) ?? addBar(app);
  bars.set(app, entry);
  entry.holders += 1;
  return () => {
    entry.holders -= 1;
    if (entry.holders > 0) return;
    entry.bar.remove();
    bars.delete(app);
  };
};
