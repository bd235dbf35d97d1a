import { flag, number, oneOf, rich, text } from '../../../elements/kit/host/attribute-types.ts';
import { defineElement } from '../../../elements/kit/element/define-element.ts';
import { themeStyles } from '../../../elements/themes/styles.ts';

/** Sample element of the kit's tests: one of everything an element can have. */
export const FeSample = defineElement({
  tag: 'fe-sample',
  attributes: {
    label: text(),
    size: oneOf('medium', 'small', 'large'),
    open: flag(),
    count: number(3),
    credentials: oneOf('light', 'shadow'),
  },
  properties: { people: rich<{ name: string }[]>(), choose: rich<(name: string) => void>() },
  events: { 'fe-signed-out': 'session.ended', 'fe-redirect': 'redirect.requested' },
  load: () => import('./sample.tree.tsx'),
  styles: [...themeStyles, ':host { --sample: 1; }'],
  formAssociated: true,
});

/** An element whose screen does not load the first times. */
export const failing = { times: 0 };
export const FeFailing = defineElement({
  tag: 'fe-failing',
  load: async () => {
    if (failing.times > 0) {
      failing.times -= 1;
      throw new Error('no such chunk');
    }
    return import('./sample.tree.tsx');
  },
});

/** An element whose layout has a style sheet that loads when the test lets it. */
export const layoutSheet = Promise.withResolvers<void>();
export const FeLaidOut = defineElement({
  tag: 'fe-laid-out',
  attributes: { layout: oneOf('center', 'wide') },
  load: () => import('./sample.tree.tsx'),
  layouts: { wide: () => layoutSheet.promise.then(() => ({ default: ':host { --sample: wide; }' })) },
});
