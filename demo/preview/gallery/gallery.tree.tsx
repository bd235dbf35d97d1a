import { type ReactNode, useEffect, useState } from 'react';
import { useHost, useAttributeValues } from '../../../elements/kit/host-context.ts';
import { entries } from './entries.ts';
import type { galleryAttributes } from './gallery.attributes.ts';
import type { GalleryEntry } from './gallery-entry.ts';
import css from './gallery.css?inline';

export const styles = [css];

const State = ({ name, draw }: { name: string; draw: () => ReactNode }) => {
  const Drawing = draw;
  return (
    <figure className="fe-state" data-state={name}>
      <figcaption className="fe-state-name">{name}</figcaption>
      <div className="fe-state-place">
        <Drawing />
      </div>
    </figure>
  );
};

/** A component's states, one below the other. The element fires `fe-gallery-shown` when they are rendered. */
export const Tree = () => {
  const host = useHost();
  const { entry: wanted, state } = useAttributeValues<typeof galleryAttributes>();
  const [entry, setEntry] = useState<GalleryEntry>();
  useEffect(() => {
    let still = true;
    void entries[wanted]?.().then((loaded) => still && setEntry(loaded));
    return () => {
      still = false;
    };
  }, [wanted]);
  useEffect(() => {
    if (entry) host.element.dispatchEvent(new CustomEvent('fe-gallery-shown'));
  }, [host, entry]);
  if (!entry) return null;
  const states = Object.entries(entry.states).filter(([name]) => state === undefined || name === state);
  return (
    <div className={entry.wide ? 'fe-states fe-states-wide' : 'fe-states'}>
      {states.map(([name, draw]) => (
        <State key={`${wanted} ${name}`} name={name} draw={draw} />
      ))}
    </div>
  );
};
