import type { Section } from '../../core/portal/sections.ts';
import { defineElement } from '../kit/element/define-element.ts';
import { themeStyles } from '../themes/styles.ts';
import { placeAttributes } from './admin-portal.attributes.ts';

/**
 * An element of one tab alone, as the portal shows it.
 *
 * @csspart root - all of it.
 * @csspart page - the screen.
 */
export const tabElement = <Tag extends `fe-${string}-tab`>(tag: Tag, tab: Section) =>
  defineElement({
    tag,
    attributes: placeAttributes,
    styles: themeStyles,
    themed: 'adminPortal',
    load: () => import('./alone.tree.tsx').then(({ aloneTree }) => aloneTree(tab)),
    messages: ['portal', 'ui', 'ui-more'],
  });
