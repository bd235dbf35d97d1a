import type { ReactElement } from 'react';
import { Link, NavLink, useMatch, useNavigate } from 'react-router';
import { Allowed, FeTenantSwitcher, FeUserButton, useAuth } from '../../../adapters/react/index.ts';
import mark from '../favicon.svg';
import { useProduct } from './use-product.ts';

const Navigation = () => (
  <nav aria-label="Main">
    <NavLink to="/" end>
      Home
    </NavLink>
    <Allowed requiredPermissions={['fe.secure.read.experiences']}>
      <NavLink to="/experiences">Experiences</NavLink>
    </Allowed>
    <NavLink to="/profile">Profile</NavLink>
    <NavLink to="/portal">Administration</NavLink>
  </nav>
);

/** Header of every page: navigation, tenant switcher and user button, or the way to sign in. */
export const Bar = (): ReactElement => {
  const { status } = useAuth();
  const navigate = useNavigate();
  const product = useProduct();
  const [portal, preview] = [useMatch('/portal/*'), useMatch('/preview')];
  const wide = portal !== null || preview !== null;
  /** Opens the account's settings, which are a page of this product. */
  const openProfile = (event: Event) => {
    event.preventDefault();
    void navigate('/profile');
  };
  return (
    <header className={wide ? 'bar wide' : 'bar'}>
      <Link className="brand" to="/">
        <img src={mark} alt="" width="28" height="28" />
        <span>{product}</span>
      </Link>
      {status === 'signedIn' && <Navigation />}
      <div className="who">
        {status === 'signedOut' ? (
          <Link className="button" to="/account/login">
            Sign in
          </Link>
        ) : (
          <>
            <FeTenantSwitcher />
            {/* the switcher and the portal's navigation name the company already */}
            <FeUserButton compact={wide} portalUrl="/profile" onPortal={openProfile} />
          </>
        )}
      </div>
    </header>
  );
};
