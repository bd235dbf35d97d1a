import { Banner } from '../../../ui/banner/banner.tsx';

/** Error message above a form, if there is one. */
export const Fault = ({ why }: { why: string | undefined }) =>
  why === undefined ? null : <Banner tone="danger">{why}</Banner>;
