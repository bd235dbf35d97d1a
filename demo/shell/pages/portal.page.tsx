import { FeAdminPortal } from '../../../adapters/react/index.ts';
import { Frame } from '../frame/frame.tsx';

/** Administration page: the portal, with routes of its own. Source: product.md#portal-tabs. */
export const PortalPage = () => (
  <Frame title="Administration" wide>
    <FeAdminPortal className="portal" routing="path" basename="/portal" />
  </Frame>
);
