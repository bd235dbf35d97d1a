import { useHidden } from '../../kit/use-hidden.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';

/** Takes the element out of sight while the page's own content is shown. Source: SPEC §2. */
export const Absent = () => {
  useNoCredentials();
  useHidden(true);
  return null;
};
