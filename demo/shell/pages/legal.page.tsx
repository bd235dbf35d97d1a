import { Frame } from '../frame/frame.tsx';

/** Terms of service, which a new account agrees to. A public page. */
export const TermsPage = () => (
  <Frame title="Terms of service">
    <h1>Terms of service</h1>
    <p className="lead">What you and we can expect of one another.</p>
    <h2>Your account</h2>
    <p>You keep your sign-in to yourself and tell us when someone else has used it.</p>
    <h2>The service</h2>
    <p>This is a demonstration. It keeps what you enter on this machine, and makes no promise beyond that.</p>
  </Frame>
);

/** Privacy policy. A public page. */
export const PrivacyPage = () => (
  <Frame title="Privacy policy">
    <h1>Privacy policy</h1>
    <p className="lead">What we keep about you, and for how long.</p>
    <h2>What we keep</h2>
    <p>Your name, email address and company, your sessions, and a log of what was done with your account.</p>
    <h2>Who sees it</h2>
    <p>The administrators of your company. Nothing leaves this machine.</p>
  </Frame>
);
