/** Entry point for component tests: apps with a session, without a network. */
import '../../core/browser/mailed-link.ts';

export { fakeSession, fakeTransport, sessionAnswers } from './fake-session.ts';
export { previewSession } from './preview-session.ts';
export { createTestApp } from './test-app.ts';
export type { FakePerson, FakeAnswers } from './fake-session.ts';
export type { PreviewSessionOptions } from './preview-session.ts';
export type { App, AppOptions, Transport } from '../../core/index.ts';
