/** Which app the portal belongs to, and where it opens. */
export interface PortalDialogOptions {
  /** Name of the app; the default app otherwise. */
  app?: string;
  /** Location to open: `/users?dialog=add`. */
  path?: string;
}

/** Admin portal as a dialog over the page, without a tag in its markup. */
export interface PortalDialog {
  /** Opens the portal; puts it at the end of the page the first time. */
  show(options?: PortalDialogOptions): void;
  /** Closes the portal; focus returns to where it was. */
  hide(): void;
}

const TAG = 'fe-admin-portal';

/** Makes the dialog of a page; `load` defines the element, or sees to it. */
export const portalDialog = (load: () => void): PortalDialog => {
  let portal: HTMLElementTagNameMap[typeof TAG] | undefined;
  return {
    show: ({ app, path } = {}) => {
      load();
      if (!portal?.isConnected) {
        portal = document.createElement(TAG);
        portal.setAttribute('mode', 'dialog');
        document.body.append(portal);
      }
      const shown = portal;
      if (app === undefined) shown.removeAttribute('app');
      else shown.setAttribute('app', app);
      void customElements.whenDefined(TAG).then(() => shown.show(path));
    },
    hide: () => {
      const shown = portal;
      void customElements.whenDefined(TAG).then(() => shown?.hide());
    },
  };
};
