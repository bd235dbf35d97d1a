import { X } from 'lucide';
import type { RefObject } from 'react';
import { useHost } from '../../kit/host-context.ts';
import { useMessages } from '../../kit/use-messages.ts';
import { useStyles } from '../../kit/use-styles.ts';
import tokens from '../../themes/overlays.css?inline';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import overlay from '../../ui/layers/overlay.css?inline';
import { useLeave } from '../../ui/leave-guard/use-leave.ts';
import { useModal } from '../../ui/modal/use-modal.ts';
import css from './portal-dialog.css?inline';
import { Portal } from './portal.tsx';

/** Portal as a modal dialog: Escape and a button close it, then the focus returns to the opener. */
export const PortalDialog = ({ opener }: { opener: RefObject<Element | null> }) => {
  useStyles(tokens, overlay, css);
  const host = useHost();
  const messages = useMessages('portal');
  const leave = useLeave();
  const close = () =>
    leave(() => {
      host.element.removeAttribute('open');
      host.emit('fe-closed', null);
    });
  const dialog = useModal({ onLeave: close, stays: false, startsAt: (node) => node, opener });
  return (
    <dialog
      ref={dialog}
      className="fe-overlay fe-portal-dialog"
      part="dialog"
      aria-label={messages.label}
      tabIndex={-1}
    >
      <div className="fe-portal-scroll">
        <Portal close={<IconButton name={messages.close} icon={X} onPress={close} />} />
      </div>
    </dialog>
  );
};
