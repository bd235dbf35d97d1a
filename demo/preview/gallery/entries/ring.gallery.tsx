import { Ring } from '../../../../elements/ui/ring/ring.tsx';
import type { GalleryEntry } from '../gallery-entry.ts';

export const entry: GalleryEntry = {
  name: 'Ring',
  is: 'A score as a ring chart.',
  states: {
    good: () => <Ring label="Security score" value={86} verdict="Good" tone="success" />,
    fair: () => <Ring label="Security score" value={58} verdict="Fair" tone="warning" />,
    poor: () => <Ring label="Security score" value={12} verdict="At risk" tone="danger" />,
    nothing: () => <Ring label="Security score" value={0} />,
    full: () => <Ring label="Security score" value={100} />,
    small: () => <Ring label="Set-up steps done" value={3} max={5} size="small" />,
    large: () => <Ring label="Security score" value={72} verdict="Good" tone="success" size="large" />,
    'a long verdict': () => (
      <Ring
        label="Security score"
        value={41}
        verdict="Verbesserungsbedürftig seit der letzten Prüfung"
        tone="warning"
      />
    ),
    'not known': () => <Ring label="Security score" value={Number.NaN} />,
  },
};
