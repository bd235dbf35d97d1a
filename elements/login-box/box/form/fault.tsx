import { Banner } from '../../../ui/banner/banner.tsx';

/** What is wrong, above a form, where something is. */
export const Fault = ({ why }: { why: string | undefined }) =>
  why === undefined ? null : <Banner tone="danger">{why}</Banner>;
