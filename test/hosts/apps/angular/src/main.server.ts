import { mergeApplicationConfig } from '@angular/core';
import { type BootstrapContext, bootstrapApplication } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { App } from './app/app';
import { appConfig } from './app/app.config';

const onServer = provideServerRendering(
  withRoutes([
    { path: '', renderMode: RenderMode.Prerender },
    { path: '**', renderMode: RenderMode.Client },
  ]),
);

const bootstrap = (context: BootstrapContext) =>
  bootstrapApplication(App, mergeApplicationConfig(appConfig, { providers: [onServer] }), context);

// oxlint-disable-next-line import/no-default-export -- Angular's server asks for it
export default bootstrap;
