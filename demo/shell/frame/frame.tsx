import type { ReactElement, ReactNode } from 'react';
import { useProduct } from './use-product.ts';

/** Page frame with its title; full width if `wide`. */
export const Frame = ({
  title,
  wide,
  children,
}: {
  title: string;
  wide?: boolean;
  children: ReactNode;
}): ReactElement => {
  const product = useProduct();
  return (
    <>
      <title>{`${title} · ${product}`}</title>
      <main className={wide ? 'page wide' : 'page'}>{children}</main>
    </>
  );
};
