import { useLayoutEffect } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useNoCredentials } from '../../kit/use-credentials.ts';

/** Takes the element out of sight while the page's own content is shown. Source: SPEC §2. */
export const Absent = () => {
  const { element } = useHost();
  useNoCredentials();
  useLayoutEffect(() => {
    element.setAttribute('hidden', '');
    return () => element.removeAttribute('hidden');
  }, [element]);
  return null;
};
