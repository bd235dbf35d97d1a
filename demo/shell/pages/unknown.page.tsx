import { Link } from 'react-router';
import { Frame } from '../frame/frame.tsx';

/**
 * Page for unknown addresses (404). Public: pages are not protected unless they declare it.
 * Source: product.md#host-shell.
 */
export const UnknownPage = () => (
  <Frame title="Page not found">
    <h1>This page does not exist</h1>
    <p className="lead">The address may be mistyped, or the page may have moved.</p>
    <p>
      <Link to="/">Go to the home page</Link>
    </p>
  </Frame>
);
