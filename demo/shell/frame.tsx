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
  </nav>
);

/** Every page of the product: its name, the way around and the way out, then the page. */
export const Frame = ({ title, children }: { title: string; children: ReactNode }) => {
  const { status, logout } = useAuth();
  const product = useAppState(({ vendor }) => vendor.publicInfo?.name) ?? 'Acme';
  const signedIn = status === 'signedIn';
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <header className="bar">
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
      <main className="page">{children}</main>
    </>
  );
};
