import type { ReactElement } from 'react';
import { Link } from 'react-router';
import { Allowed, useAuth, useFeatureEntitlements } from '../../../adapters/react/index.ts';
import { Frame } from '../frame/frame.tsx';
import { isLocal } from './is-local.ts';
import { TeamSize } from './team-size.tsx';

const Card = ({ title, text, href, to }: { title: string; text: string; href?: string; to?: string }) => {
  const words = (
    <>
      <strong>{title}</strong>
      <span>{text}</span>
    </>
  );
  return <li>{to ? <Link to={to}>{words}</Link> : <a href={href}>{words}</a>}</li>;
};

const DevelopmentTools = () => (
  <section aria-labelledby="tools">
    <h2 id="tools">While you develop</h2>
    <ul className="cards">
      <Card href="/dev/mailbox" title="Mailbox" text="Every mail the product sent, with its links." />
      <Card
        href="/dev/flags"
        title="Feature flags"
        text="Switch this product’s features, for everyone or for one person."
      />
      <Card href="/dev/scenes" title="Scenes" text="Each screen in each situation, over demo data." />
      <Card href="/docs/" title="Documentation" text="Guides, and every element live with its controls." />
      <Card
        href="/vanilla"
        title="The same without a framework"
        text="Plain HTML: our elements and one short script."
      />
      <Card href="/dev/openapi" title="Service" text="The calls behind these pages, and what they take." />
    </ul>
  </section>
);

/** Feature of this product, which follows the company's plan while the page is open. */
const PlanFeature = ({ featureKey, name }: { featureKey: string; name: string }) => {
  const { isEntitled } = useFeatureEntitlements(featureKey);
  return (
    <Card to="/portal/subscriptions" title={name} text={isEntitled ? 'Included in your plan.' : 'Not in your plan.'} />
  );
};

const PlanFeatures = () => (
  <section aria-labelledby="features">
    <h2 id="features">Your plan</h2>
    <ul className="cards">
      <PlanFeature featureKey="recommendations" name="Recommendations" />
      <PlanFeature featureKey="experiments" name="Experiments" />
    </ul>
  </section>
);

/** Home page after sign-in, which greets the user by name. */
export const HomePage = (): ReactElement | null => {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return null;
  const { user, activeTenant } = auth;
  return (
    <Frame title="Home">
      <p className="eyebrow">{activeTenant?.name ?? 'Your workspace'}</p>
      <h1>
        Hello, <bdi>{user.name}</bdi>
      </h1>
      <p className="lead">
        You’re signed in as <bdi>{user.email}</bdi>.
        <TeamSize />
      </p>
      <ul className="cards">
        <Allowed requiredPermissions={['fe.secure.read.experiences']}>
          <Card
            to="/experiences"
            title="Experiences"
            text="What visitors see, who sees it, and how well it works, live."
          />
        </Allowed>
        <Card to="/profile" title="Your profile" text="What this product knows of you, and what you may do." />
        <Card
          to="/portal"
          title="Administration"
          text="People, groups and roles of your company, as far as you may see them."
        />
      </ul>
      {user.entitlements && <PlanFeatures />}
      {isLocal() && <DevelopmentTools />}
    </Frame>
  );
};
