import { Banner } from '../../../ui/banner/banner.tsx';

/** Error message above a form, if there is one. */
export const Fault = ({ message }: { message: string | undefined }) =>
  message === undefined ? null : <Banner tone="danger">{message}</Banner>;
