import { provideHttpClient, withFetch, withInterceptors } from '@angular/common/http';
import type { ApplicationConfig } from '@angular/core';
import { provideClientHydration } from '@angular/platform-browser';
import { provideRouter, Router } from '@angular/router';
import { feGuard, feInterceptor, provideFe } from 'fe-elements/angular';
import { Home } from './home';
import { Login } from './login';

export const appConfig: ApplicationConfig = {
  providers: [
    provideClientHydration(),
    provideHttpClient(withFetch(), withInterceptors([feInterceptor])),
    provideFe({ baseUrl: SERVICE, router: Router }),
    provideRouter([
      { path: '', component: Home, canActivate: [feGuard] },
      {
        path: 'reports',
        canMatch: [feGuard],
        loadComponent: () => import('./reports').then(({ Reports }) => Reports),
      },
      { path: 'account', children: [{ path: '**', component: Login }] },
    ]),
  ],
};
