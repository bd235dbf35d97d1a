import { sceneNames, scenes } from '../../../demo/preview/scenes/scenes.ts';
import { describe, eventually, expect, it } from '../../kit/in-page.ts';
import { claims } from './claims.ts';
import { inScene } from './place.ts';

describe('the login box', () => {
  for (const name of sceneNames) {
    const { heading, says = [], hides = [], fields, buttons = [], alert, focus } = claims[name];
    it(`in ${name} ${scenes[name].shows}`, () =>
      inScene(name, (_, reader) =>
        eventually(() => {
          expect(reader.heading()).toBe(heading);
          for (const words of says) expect(reader.words()).toContain(words);
          for (const words of hides) expect(reader.words()).not.toContain(words);
          if (fields) expect(reader.fields()).toEqual(fields);
          for (const button of buttons) expect(reader.buttons()).toContain(button);
          if (alert) expect(reader.alert()).toBe(alert);
          if (focus) expect(reader.focused()).toBe(focus);
        }),
      ));
  }
});
