import type { App } from '../../../core/app-types.ts';
import type { Fact } from '../../../core/bus/member-queries.ts';
import type { ElementEventMap, FactEvents } from '../host/element-events.ts';

/** DOM events by the facts they report. */
export type EventTable = Readonly<Partial<FactEvents>>;

type Emit = <Name extends keyof FactEvents>(
  name: Name,
  detail: ElementEventMap[Name]['detail'],
  options?: { cancelable: boolean },
) => boolean;

/**
 * Dispatches DOM events for the app's facts. `detail` is the fact without its type; where a fact can be cancelled, so
 * can its event. Returns an unsubscribe function.
 */
export const emitFacts = (app: App, events: EventTable, emit: Emit): (() => void) => {
  // the keys are those of the table
  const rows = Object.entries(events) as [keyof FactEvents, Fact['type']][];
  const subscription = app.facts.subscribe((fact) => {
    for (const [name, type] of rows) if (type === fact.type) emitFact(fact, name, emit);
  });
  return () => subscription.unsubscribe();
};

const emitFact = (fact: Fact, name: keyof FactEvents, emit: Emit): void => {
  if (fact.type === 'redirect.requested') {
    if (!emit(name, { url: fact.url }, { cancelable: true })) fact.cancel();
    return;
  }
  const { type: _, ...detail } = fact;
  emit(name, detail);
};
