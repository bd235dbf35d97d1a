import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Frame } from '../frame/frame.tsx';
import { useProduct } from '../frame/use-product.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { isLocal } from './is-local.ts';

const FEATURES = [
  ['Audiences', 'Choose who sees what: by country, plan, or anything you know of a visitor.'],
  ['Variants', 'Give each audience its own headline and text, and split the traffic between them.'],
  ['Results as they happen', 'Watch visits and conversions live, then publish what works.'],
] as const;

const DemoAccounts = () => (
  <section aria-labelledby="accounts">
    <h2 id="accounts">Accounts to try</h2>
    <p className="hint">
      On this machine only. The password of each is <code translate="no">{DEMO_PASSWORD}</code>.
    </p>
    <ul className="cards">
      {DEMO_ACCOUNTS.map(({ email, name, role, shows }) => (
        <li key={email}>
          <Link to={`/account/login?login_hint=${encodeURIComponent(email)}`}>
            <strong>
              <bdi>{name}</bdi> · {role}
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
      <p className="eyebrow">{product}</p>
      <h1>Show each visitor the page that fits them</h1>
      <p className="lead">
        {product} is a small personalization product. It shows how a company puts sign-in, people and plans from these
        elements around a product of its own.
      </p>
      <p className="actions">
        <Link className="button primary" to="/account/login">
          Sign in
        </Link>
        <Link className="button" to="/account/sign-up">
          Create an account
        </Link>
        <Link className="button" to="/preview">
          Look around a demo company
        </Link>
      </p>
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
