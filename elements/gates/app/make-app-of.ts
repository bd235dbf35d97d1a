import { messages } from '../../i18n/en/common.ts';
import type { AppRequest } from '../../kit/element/app-request.ts';
import { findAppOf } from '../../kit/element/find-app.ts';
import { adviseDeveloper } from '../../kit/host/element-error.ts';
import { createElement } from '../../kit/dom/nodes.ts';

/** Makes the app of an `<fe-app>`; on failure shows the error in its place and fires `fe-error`. */
export const makeAppOf = (element: Element, request: AppRequest, lifetime: AbortSignal): void => {
  const stop = findAppOf(
    element,
    request,
    () => {},
    (trouble) => {
      element.shadowRoot?.prepend(createElement('p', { role: 'alert' }, messages[trouble.kind]));
      adviseDeveloper(element.localName, trouble);
      element.dispatchEvent(new CustomEvent('fe-error', { detail: trouble, bubbles: true, composed: true }));
    },
  );
  lifetime.addEventListener('abort', stop);
};
