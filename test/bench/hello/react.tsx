import r2wc from '@r2wc/react-to-web-component';

/** The least that React and r2wc can show. */
const Hello = () => <p id="word">Hello</p>;

customElements.define('react-hello', r2wc(Hello, { shadow: 'open' }));
