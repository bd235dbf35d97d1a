import { Component } from '@angular/core';
import { injectAuth } from 'fe-elements/angular';

@Component({
  selector: 'app-reports',
  template: `
    <h1>Reports for {{ auth.user()?.name }}</h1>
    <button type="button" (click)="auth.logout()">Leave</button>
  `,
})
export class Reports {
  protected readonly auth = injectAuth();
}
