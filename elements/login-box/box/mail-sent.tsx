import { Banner } from '../../ui/banner/banner.tsx';
import { useFocusOnMount } from './use-focus-on-mount.ts';

/** Banner in place of the pressed link that sent a mail, with its focus. */
export const MailSent = ({ children }: { children: string }) => {
  const node = useFocusOnMount<HTMLDivElement>();
  return (
    <div tabIndex={-1} ref={node} className="fe-replaced">
      <Banner tone="success">{children}</Banner>
    </div>
  );
};
