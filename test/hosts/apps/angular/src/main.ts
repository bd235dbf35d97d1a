import { bootstrapApplication } from '@angular/platform-browser';
import { provideFe } from 'fe-elements/angular';
import { App } from './app/app';
import { appConfig } from './app/app.config';
import { Changes } from './app/changes';

if (location.pathname === '/changes.html')
  await bootstrapApplication(Changes, { providers: [provideFe({ baseUrl: SERVICE, urlStrategy: 'memory' })] });
else await bootstrapApplication(App, appConfig);
