import type { App } from 'fe-elements/vanilla';

/** Shows who is signed in, now and from now on. Returns how to stop. */
export const followSession = (app: App, show: (name: string | undefined) => void): (() => void) => {
  const update = () => {
    const { session } = app.store.getState();
    show(session.status === 'signedIn' ? session.user.name : undefined);
  };
  const following = app.facts.subscribe(({ type }) => {
    if (type === 'session.started' || type === 'session.ended' || type === 'user.changed') update();
  });
  void app.ready().then(update);
  return () => following.unsubscribe();
};
