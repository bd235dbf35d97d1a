import type { ReactNode } from 'react';
import { Link, NavLink, useMatch, useNavigate } from 'react-router';
import { FeTenantSwitcher, FeUserButton, useAppState, useAuth } from '../../adapters/react/index.ts';
import mark from './favicon.svg';

const useProduct = () => useAppState(({ vendor }) => vendor.publicInfo?.name) ?? 'Tasklane';

const Navigation = () => (
  <nav aria-label="Main">
    <NavLink to="/" end>
      Home
    </NavLink>
    <NavLink to="/profile">Profile</NavLink>
    <NavLink to="/portal">Administration</NavLink>
  </nav>
);

/** Header of every page: navigation, tenant switcher and user button. */
export const Bar = () => {
  const { status } = useAuth();
  const navigate = useNavigate();
  const product = useProduct();
  const wide = useMatch('/portal/*') !== null;
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
        <FeTenantSwitcher />
        {/* the switcher and the portal's navigation name the company already */}
        <FeUserButton compact={wide} portalUrl="/profile" onPortal={openProfile} />
      </div>
    </header>
  );
};

/** Page frame with its title; full width if `wide`. */
export const Frame = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => {
  const product = useProduct();
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <main className={wide ? 'page wide' : 'page'}>{children}</main>
    </>
  );
};
