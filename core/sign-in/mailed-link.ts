import { filter } from 'rxjs';
import type { AppCore } from '../app-core.ts';
import type { MailedRoute } from '../contract/mailed-routes.ts';
import { failed, type Failure, ok, type Result } from '../contract/failure.ts';
import { isLinkFailure, LINK_INVALID } from '../router/link.ts';
import { routes } from './routes.ts';
import type { Commands } from '../flow/command.ts';
import type { LinkTransition } from '../flow/link-reducers.ts';

/** Call with what a mailed link says: whose it is, and its secret. */
type LinkCall<Answer> = (link: { userId: string; token: string }) => Promise<Result<Answer>>;

/** Commands that journeys of mailed links have in common. */
export interface MailedLinkJourney<Event> {
  /** Opens the link. Runs by itself when its route is entered. */
  open(): Promise<void>;
  /** Makes a call with the link; a link that the server refuses leads to its screen. */
  ask<Answer>(call: LinkCall<Answer>, use: (answer: Answer) => void): Promise<Result<undefined>>;
  /** Uses up a link that works once, and goes on with that event; so does one that was used before, as after a reload. */
  useOnce(call: LinkCall<unknown>, event: Event): Promise<Result<undefined>>;
  /** Leaves the link for a route. */
  leave(route: Parameters<AppCore['router']['go']>[0]): void;
}

/** Journey of a mailed link, from the entering of its route. */
export const mailedLinkJourney = <Event extends string>(
  app: AppCore,
  {
    route,
    commands,
    transitioned,
    opened,
  }: {
    route: MailedRoute;
    commands: Commands<[]>;
    transitioned: (transition: LinkTransition<Event | 'opened' | 'refused'>) => { type: string };
    /** Work once the link is taken out of the address. */
    opened: (journey: MailedLinkJourney<Event>) => Promise<Result<undefined>>;
  },
): MailedLinkJourney<Event> => {
  const { store, links, router } = app;

  const refuse = (failure: Failure): Result<undefined> => {
    if (!isLinkFailure(failure)) return failed(failure);
    links.drop(route);
    store.dispatch(transitioned({ event: 'refused', refusal: failure }));
    return ok(undefined);
  };

  const ask = async <Answer>(call: LinkCall<Answer>, use: (answer: Answer) => void) => {
    const { userId, token } = links.read(route);
    if (!userId || !token) return refuse(LINK_INVALID);
    const result = await call({ userId, token });
    if (!result.ok) return refuse(result.failure);
    use(result.value);
    return ok(undefined);
  };

  const open = () =>
    commands.run(() => {
      links.take();
      store.dispatch(transitioned({ event: 'opened' }));
      return opened(journey);
    });
  const routeChanges = routes(app).pipe(filter((entered) => entered === route));
  app.begin(() => routeChanges.subscribe(() => void open()));

  const journey: MailedLinkJourney<Event> = {
    open,
    ask,
    useOnce: async (call, event) => {
      const done = () => void store.dispatch(transitioned({ event }));
      if (!links.read(route).used)
        return ask(call, () => {
          links.use(route);
          done();
        });
      done();
      return ok(undefined);
    },
    leave: (to) => {
      links.drop(route);
      router.go(to);
    },
  };
  return journey;
};
