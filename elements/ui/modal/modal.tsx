import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useHost } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import tokens from '../../themes/overlays.css?inline';
import { Banner } from '../banner/banner.tsx';
import overlay from '../layers/overlay.css?inline';
import css from './modal.css?inline';
import { ModalContext } from './cancel-button.tsx';
import { ModalCard, CloseButton } from './modal-card.tsx';
import { firstIn, useModal } from './use-modal.ts';
import { focusablesIn } from '../layers/focusable.ts';

/** Props of every modal: dialogs, confirmations and drawers. */
export interface ModalProps {
  title: string;
  /** Description in one line. */
  description?: ReactNode;
  children?: ReactNode;
  /** Actions at the end; cancel first, the main action last. */
  actions?: ReactNode;
  /** Error of the action, and what to do; announced. */
  error?: string | undefined;
  /** Called to close: by Esc, the back gesture, the close button or a press on the backdrop. */
  onClose: () => void;
  /** Makes the content a form. Called when it is valid; otherwise its first invalid control is focused. */
  onSubmit?: (() => void) | undefined;
  /** Pending action: the modal cannot be closed until it ends. */
  busy?: boolean | undefined;
  /** Initial focus; the first control of the content by default. */
  startsAt?: 'content' | 'actions' | 'title' | RefObject<HTMLElement | null>;
  /** `wide` is for two columns. */
  size?: 'narrow' | 'wide';
}

/** Differences between the kinds of modal. */
interface Kind {
  look: 'dialog' | 'drawer';
  /** Alert dialog: no close button, and a press on the backdrop does nothing. */
  alert?: boolean;
  /** Stays open on a press on the backdrop. */
  stays?: boolean;
  /** Content above the scrolling part: a stepper. */
  top?: ReactNode;
}

/**
 * Modal `<dialog>` in the top layer, shared by dialogs and drawers. A React portal renders it at the root of the
 * element's shadow tree, so that it is not part of a form, list or cell around it.
 */
export const Modal = ({ startsAt = 'content', size = 'narrow', ...props }: ModalProps & Kind) => {
  useStyles(tokens, overlay, css);
  const id = useId();
  const host = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  useScrollByKey(content);
  const dialog = useModal({
    onLeave: () => props.busy || props.onClose(),
    stays: Boolean(props.alert || props.stays),
    startsAt: () => {
      if (typeof startsAt === 'object') return startsAt.current ?? title.current;
      if (startsAt === 'title') return title.current;
      return (startsAt === 'content' && firstIn(content.current)) || firstIn(actions.current) || title.current;
    },
  });
  const describedBy = props.description !== undefined ? `${id}-description` : props.alert ? `${id}-content` : undefined;
  const node = (
    <dialog
      ref={dialog}
      className={`fe-overlay fe-modal fe-modal-${props.look} fe-modal-${size}`}
      part={props.look}
      role={props.alert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={describedBy}
      aria-busy={props.busy || undefined}
    >
      <ModalCard onSubmit={props.onSubmit}>
        <div className="fe-modal-head">
          <div className="fe-modal-text">
            <h2 className="fe-modal-title" part="title" id={`${id}-title`} tabIndex={-1} ref={title}>
              <bdi>{props.title}</bdi>
            </h2>
            {props.description !== undefined && (
              <p className="fe-modal-description" part="description" id={`${id}-description`}>
                <bdi>{props.description}</bdi>
              </p>
            )}
          </div>
          {!props.alert && <CloseButton disabled={props.busy} onPress={props.onClose} />}
        </div>
        {props.top && <div className="fe-modal-top">{props.top}</div>}
        {props.error && (
          <div className="fe-modal-error">
            <Banner tone="danger">{props.error}</Banner>
          </div>
        )}
        <div className="fe-modal-content" part="content" id={`${id}-content`} ref={content}>
          {props.children}
        </div>
        {props.actions && (
          <div className="fe-modal-actions" part="actions" ref={actions}>
            {props.actions}
          </div>
        )}
      </ModalCard>
    </dialog>
  );
  const left = { leave: props.onClose, busy: Boolean(props.busy) };
  return createPortal(
    <ModalContext.Provider value={left}>{node}</ModalContext.Provider>,
    host.shadow.querySelector('.fe-root') ?? host.shadow,
  );
};

/** Makes scrollable content without a focusable control a tab stop, so that arrow keys can scroll it. */
const useScrollByKey = (ref: RefObject<HTMLElement | null>): void => {
  useLayoutEffect(() => {
    const node = ref.current;
    if (!node) return undefined;
    const observer = new ResizeObserver(() => {
      const needed = node.scrollHeight > node.clientHeight && focusablesIn(node).length === 0;
      if (needed) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [ref]);
};
