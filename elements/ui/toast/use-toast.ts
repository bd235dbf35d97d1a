import { useCallback, useEffect } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import overlay from '../layers/overlay.css?inline';
import css from './toast.css?inline';
import type { Toast } from './toast-node.ts';
import { toastsOf } from './toasts.ts';

/**
 * How to tell what was done: `toast({ text: 'Ada Lovelace removed', undo })`. It is there for five seconds, longer while
 * it is read or focused, and takes the way back with it. Returns how to take it away before its time.
 */
export const useToast = (): ((toast: Toast) => () => void) => {
  useStyles(overlay, css);
  const host = useHost();
  const words = useMessages('ui-more').overlays.toasts;
  // a screen reader hears what is added to a region that it has met before
  useEffect(() => toastsOf(host).stand(), [host]);
  return useCallback((toast) => toastsOf(host).show(toast, words), [host, words]);
};
