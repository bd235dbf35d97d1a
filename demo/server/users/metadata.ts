import type { User } from '../../../core/contract/entities/user.ts';

/** Fields of a person that are in their metadata, which is JSON text of an object. */
export const detailsIn = (metadata: string): Pick<User, 'customData' | 'phoneNumber'> => {
  const { phoneNumber, customData } = Object(JSON.parse(metadata)) as Readonly<Record<string, unknown>>; // checked where it was written
  return {
    ...(typeof phoneNumber === 'string' && phoneNumber !== '' && { phoneNumber }),
    customData: { ...Object(customData) },
  };
};
