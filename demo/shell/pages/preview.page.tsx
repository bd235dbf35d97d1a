import { FeAdminPortal } from '../../../adapters/react/index.ts';
import { Frame } from '../frame/frame.tsx';

/** Preview: the portal over a demo company in the page, which needs no account. Source: product.md#previews. */
export const PreviewPage = () => (
  <Frame title="Demo company" wide>
    <div className="banner split">
      <p>A demo company to look around in and to change. All of it is in this page, and nothing is sent.</p>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        Start over
      </button>
    </div>
    <FeAdminPortal className="portal" preview routing="memory" path="/users" />
  </Frame>
);
