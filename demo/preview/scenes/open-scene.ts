import { buildApp } from '../../../core/app.ts';
import { forgetApp, registerApp } from '../../../core/register-app.ts';
import type { App } from '../../../core/app-types.ts';
import type { AppOptions } from '../../../core/options.ts';
import { sessionMarkerKey } from '../../../core/session/session-marker.ts';
import { auth } from '../../../core/contract/auth.ts';
import { registerElement } from '../../../elements/kit/define.ts';
import { elements } from '../../../elements/manifest.ts';
import { SEEDED_PASSWORD } from '../../server/dev/people.ts';
import { createPreview, type Preview } from '../preview.ts';
import { holding } from './hold.ts';
import { sceneOf } from './scenes.ts';
import type { Scene, SceneTag } from './scene.ts';
import { stageOf } from './stage.ts';

/** Handle of a scene open in the page. */
export interface SceneHandle {
  readonly box: HTMLElement;
  readonly app: App;
  readonly preview: Preview;
  /** Unmounts the scene, with its app. */
  close(): void;
}

let opened = 0;

/** Clears what the browser has stored under an app's name, as of another scene on an earlier visit. */
const forgetNamesake = (name: string): void => {
  for (const kept of [localStorage, sessionStorage])
    for (const key of Object.keys(kept)) if (key.split(/[.:]/).includes(name)) kept.removeItem(key);
};

/** Creates the element of a tag, registered. */
const elementOf = (tag: SceneTag): HTMLElement => {
  for (const element of elements) if (element.tag === tag) registerElement(element);
  return document.createElement(tag);
};

/**
 * Mounts the element of a scene in the container, with a server of its own, and plays the scene. `attributes` override
 * its own, `options` those of its app.
 */
export const openScene = async (
  name: string,
  container: Element,
  attributes: Readonly<Record<string, string>> = {},
  options: AppOptions = {},
): Promise<SceneHandle> => {
  const scene: Scene = sceneOf(name);
  const preview = createPreview({ delayed: false, ...scene.preview });
  await preview.ready;
  const appName = `scene${(opened += 1)}`;
  forgetNamesake(appName);
  if (scene.as) localStorage.setItem(sessionMarkerKey(appName, location.origin), '1');
  const app = buildApp({
    name: appName,
    baseUrl: location.origin,
    transport: preview.transport,
    previewMode: true,
    urlStrategy: 'memory',
    ...scene.options,
    ...options,
  });
  // a scene stays in its page, whatever leads out of it
  app.facts.subscribe((fact) => fact.type === 'redirect.requested' && fact.cancel());
  const shown = scene.holdAt ? holding(app, scene.holdAt) : app;

  const box = elementOf(scene.tag ?? 'fe-login-box');
  for (const [attribute, value] of Object.entries({ ...scene.attributes, ...attributes }))
    box.setAttribute(attribute, value);
  box.setAttribute('app', app.name);
  box.append(...(scene.slotted?.() ?? []));
  const stage = stageOf(app, preview, box);
  await scene.before?.(stage);
  if (scene.as) await stage.ask(auth.login, { body: { email: scene.as, password: SEEDED_PASSWORD } });
  registerApp(shown);
  void app.start();
  container.append(box);
  await scene.play?.(stage);
  return {
    box,
    app,
    preview,
    close: () => {
      box.remove();
      forgetApp(shown);
      app.destroy();
    },
  };
};
