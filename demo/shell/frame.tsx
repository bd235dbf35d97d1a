import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { useAppState, useAuth } from '../../adapters/react/index.ts';
import mark from './favicon.svg';

const Navigation = () => (
  <nav aria-label="Main">
    <NavLink to="/" end>
      Home
    </NavLink>
    <NavLink to="/profile">Profile</NavLink>
    <NavLink to="/portal">Administration</NavLink>
  </nav>
);

/** Every page of the product: its name, the way around and the way out, then the page, as wide as the window where it is `wide`. */
export const Frame = ({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) => {
  const { status, logout } = useAuth();
  const product = useAppState(({ vendor }) => vendor.publicInfo?.name) ?? 'Acme';
  const signedIn = status === 'signedIn';
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <header className={wide ? 'bar wide' : 'bar'}>
        <Link className="brand" to="/">
          <img src={mark} alt="" width="28" height="28" />
          <span>{product}</span>
        </Link>
        {signedIn && <Navigation />}
        {signedIn && (
          <button type="button" onClick={() => void logout()}>
            Sign out
          </button>
        )}
      </header>
      <main className={wide ? 'page wide' : 'page'}>{children}</main>
    </>
  );
};
