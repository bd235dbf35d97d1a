import * as v from 'valibot';
import { ERROR_CODES } from '../../../core/contract/failure.ts';
import type { FieldFailure } from '../../../core/contract/field-failure.ts';
import { FIELD_CODES } from './rule.ts';

/** A refused field as the wire has it. */
export const fieldFailure = v.object({
  path: v.string(),
  code: v.picklist(FIELD_CODES),
  params: v.record(v.string(), v.union([v.number(), v.string(), v.array(v.string())])),
}) as unknown as v.GenericSchema<FieldFailure>; // which values go with which code the type alone says

/** Fields of every refusal beside its status. Source: protocol/README.md#failures. */
export const reasons = {
  errors: v.array(v.string()),
  errorCode: v.exactOptional(v.picklist([...ERROR_CODES, 'rateLimited'])),
  fields: v.exactOptional(v.array(fieldFailure)),
};
