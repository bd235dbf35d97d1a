import { mergeApplicationConfig } from '@angular/core';
import { type BootstrapContext, bootstrapApplication } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { provideFeMarkup } from 'fe-elements/angular';
import { printLoginBox } from 'fe-elements/server';
import { App } from './app/app';
import { appConfig } from './app/app.config';

const onServer = provideServerRendering(
  withRoutes([
    { path: '', renderMode: RenderMode.Prerender },
    {
      path: 'account/**',
      renderMode: RenderMode.Prerender,
      getPrerenderParams: () => Promise.resolve([{ '**': 'login' }]),
    },
    { path: '**', renderMode: RenderMode.Client },
  ]),
);

const bootstrap = (context: BootstrapContext) =>
  bootstrapApplication(
    App,
    mergeApplicationConfig(appConfig, { providers: [onServer, provideFeMarkup(printLoginBox)] }),
    context,
  );

// oxlint-disable-next-line import/no-default-export -- Angular's server asks for it
export default bootstrap;
