import { FeAdminPortal } from '../../../adapters/react/index.ts';
import { Frame } from '../frame.tsx';

/** Where people run their company: the portal, at addresses of its own. Source: product.md#portal-tabs. */
export const PortalPage = () => (
  <Frame title="Administration" wide>
    <FeAdminPortal className="portal" routing="path" basename="/portal" />
  </Frame>
);
