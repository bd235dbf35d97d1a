import { useCallback, useEffect } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import overlay from '../layers/overlay.css?inline';
import css from './toast.css?inline';
import type { Toast } from './toast-node.ts';
import { toastsOf } from './toasts.ts';

/**
 * Shows a toast: `toast({ text: 'Ada Lovelace removed', undo })`, for five seconds, ten with `undo`, longer while it is hovered or
 * focused. Returns a function that closes it.
 */
export const useToast = (): ((toast: Toast) => () => void) => {
  useStyles(overlay, css);
  const host = useHost();
  const messages = useMessages('ui-more').overlays.toasts;
  // screen readers announce changes of a live region that was there before
  useEffect(() => toastsOf(host).attach(), [host]);
  return useCallback((toast) => toastsOf(host).show(toast, messages), [host, messages]);
};
