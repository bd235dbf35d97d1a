import { useState } from 'react';
import { useHost, useAttributeValues } from '../../../elements/kit/host-context.ts';
import { useApp } from '../../../elements/kit/use-app.ts';
import { useMessages } from '../../../elements/kit/use-messages.ts';
import type { FeSample } from './sample.element.ts';

/** Shows everything it knows, counts its presses, and breaks when told. */
export const Tree = () => {
  const { label, size, open, count, people, choose } = useAttributeValues<typeof FeSample>();
  const { internals } = useHost();
  const words = useMessages('common');
  const app = useApp();
  const [pressed, setPressed] = useState(0);
  if (label === 'broken') throw new Error('broken on purpose');
  const press = () => {
    setPressed(pressed + 1);
    choose?.(String(pressed + 1));
    internals.setFormValue(String(pressed + 1));
  };
  return (
    <section>
      <output>{JSON.stringify({ label: label ?? null, size, open, count })}</output>
      <ul>
        {people?.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" onClick={press}>
        Pressed {pressed}
      </button>
      <p className="app">{app.name}</p>
      <p className="words">{words.tryAgain}</p>
      <slot name="beside" />
    </section>
  );
};
