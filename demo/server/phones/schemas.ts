import * as v from 'valibot';
import { moment } from '../checks/fields.ts';

/** A phone number, as the wire shows it. Source: core/contract/phones.ts. */
export const phoneNumber = v.object({
  id: v.string(),
  phoneNumber: v.string(),
  verified: v.boolean(),
  createdAt: moment(),
  updatedAt: moment(),
});
