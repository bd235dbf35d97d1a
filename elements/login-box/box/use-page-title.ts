import { useEffect } from 'react';
import { useApp } from '../../kit/use-app.ts';
import { useVendor } from './use-vendor.ts';

/**
 * Title of the page while a screen is shown on a route of its own, so that the history names each step; the page's own title
 * is restored. A box that keeps its journey in memory leaves it. Ours.
 */
export const usePageTitle = (title: string): void => {
  const { router } = useApp();
  const { name } = useVendor();
  const isPage = router.href('loginUrl') !== undefined && router.current() !== undefined;
  useEffect(() => {
    if (!isPage) return undefined;
    const before = document.title;
    const shown = name && !title.includes(name) ? `${title} · ${name}` : title;
    document.title = shown;
    return () => {
      // a host may have named its page since
      if (document.title === shown) document.title = before;
    };
  }, [isPage, name, title]);
};
