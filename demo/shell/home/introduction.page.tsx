import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { useProduct } from '../frame/use-product.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { isLocal } from './is-local.ts';
import { SampleExperience } from './sample-experience.tsx';
import './introduction.css';

const FEATURES = [
  ['Audiences', 'Choose who sees what: by country, plan, or anything you know of a visitor.'],
  ['Variants', 'Give each audience its own headline and text, and split the traffic between them.'],
  ['Results as they happen', 'Watch visits and conversions live, then publish what works.'],
] as const;

const initials = (name: string) => Array.from(name.matchAll(/\b\w/g)).join('');

const DemoAccounts = () => (
  <section aria-labelledby="accounts">
    <h2 id="accounts">Accounts to try</h2>
    <p className="hint">
      Choose one to sign in as. They are on this machine only, and their password is{' '}
      <code translate="no">{DEMO_PASSWORD}</code>.
    </p>
    <ul className="cards">
      {DEMO_ACCOUNTS.map(({ email, name, role, shows }, at) => (
        <li key={email}>
          <Link className="account" to={`/account/login?login_hint=${encodeURIComponent(email)}`}>
            <span className={`face hue-${at}`} aria-hidden>
              {initials(name)}
            </span>
            <strong>
              <bdi>{name}</bdi>
              <small>{role}</small>
            </strong>
            <span>{shows}</span>
            <code translate="no">{email}</code>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);

/** Home for strangers: the product in a few lines, and in development the accounts to try. */
export const IntroductionPage = (): ReactElement => {
  const product = useProduct();
  return (
    <Frame title="Welcome">
      <div className="hero">
        <div>
          <h1>Show each visitor the page that fits them</h1>
          <p className="lead">
            {product} gives every audience its own words, splits the traffic between them, and tells you which ones
            work.
          </p>
          <p className="actions">
            <Link className="button primary" to="/account/sign-up">
              Create an account
            </Link>
            <Link className="button" to="/account/login">
              Sign in
            </Link>
          </p>
          <p className="hint">
            No account? <Link to="/preview">Look around a demo company</Link>
          </p>
        </div>
        <SampleExperience />
      </div>
      <ul className="cards plain">
        {FEATURES.map(([title, text]) => (
          <li key={title}>
            <div>
              <strong>{title}</strong>
              <span>{text}</span>
            </div>
          </li>
        ))}
      </ul>
      {isLocal() && <DemoAccounts />}
    </Frame>
  );
};
