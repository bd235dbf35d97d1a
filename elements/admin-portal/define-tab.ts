import type { IconNode } from 'lucide';
import type { ComponentType } from 'react';
import type { PortalSection } from '../../core/portal/sections.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/** Definition of a tab, available to the frame before its screen is loaded. */
export interface PortalTab {
  readonly section: PortalSection;
  readonly icon: IconNode;
  /** Namespace of its messages, loaded with its screen. */
  readonly namespace: Namespace;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
}

/** Defines a tab: `tabs/<tab>/<tab>.tab.ts` exports it as `tab`, and the frame finds it there. */
export const defineTab = (tab: PortalTab): PortalTab => tab;
