import type { PlanFeature } from '../../../../../core/contract/entities/billing.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import css from './plans.css?inline';

/** Features by name, as a short list. */
export const FeatureNames = ({ of: features }: { of: readonly PlanFeature[] }) => {
  useStyles(css);
  return (
    <ul className="fe-feature-names">
      {features.map(({ key, name }) => (
        <li key={key}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
};
