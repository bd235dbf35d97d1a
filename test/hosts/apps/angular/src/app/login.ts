import { Component, inject, InjectionToken, signal } from '@angular/core';
import { FeLoginBox } from 'fe-elements/angular';

export const TOLD = new InjectionToken('told', { factory: () => signal('') });

@Component({
  selector: 'app-login',
  imports: [FeLoginBox],
  template: `<fe-login-box layout="center" (signedIn)="told.set($event.detail.userId && $event.type)" />`,
})
export class Login {
  protected readonly told = inject(TOLD);
}
