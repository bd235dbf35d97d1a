import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import { placeAttributes } from './admin-portal.attributes.ts';

/**
 * An element of one tab alone, as the portal shows it: `fe-users-tab` shows the section `users`.
 *
 * @csspart root - the whole element.
 * @csspart page - the screen.
 */
export const tabElement = <Tag extends `fe-${string}-tab`>(tag: Tag) =>
  defineElement({
    tag,
    attributes: placeAttributes,
    styles: themeStyles,
    themed: 'adminPortal',
    load: () => import('./standalone-tab.tree.tsx').then(({ standaloneTabTree }) => standaloneTabTree(tag)),
    messages: ['portal', 'ui', 'ui-more'],
  });
