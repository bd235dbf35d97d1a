import { Component, signal } from '@angular/core';
import { FeAdminPortal, injectAuth } from 'fe-elements/angular';

@Component({
  selector: 'app-home',
  imports: [FeAdminPortal],
  template: `
    <h1>Hello, {{ auth.user()?.name }}</h1>
    <button type="button" (click)="auth.logout()">Leave</button>
    <button type="button" (click)="theme.set('dark')">Dark</button>
    <button type="button" (click)="lang.set('de')">Deutsch</button>
    <button type="button" (click)="shown.set(!shown())">Portal</button>
    @if (shown()) {
      <fe-admin-portal routing="memory" [(path)]="path" [theme]="theme()" [lang]="lang()" />
    }
  `,
})
export class Home {
  protected readonly auth = injectAuth();
  protected readonly path = signal<string | undefined>(undefined);
  protected readonly theme = signal<'modern' | 'dark'>('modern');
  protected readonly lang = signal('en');
  protected readonly shown = signal(true);
}
