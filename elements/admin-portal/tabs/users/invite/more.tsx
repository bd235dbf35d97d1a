import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import { useStyles } from '../../../../kit/use-styles.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import css from './stack.css?inline';

/** Disclosure of a rarely needed part of a form. Its content is mounted once it is opened, and stays. */
export const More = ({ label, children }: { label: string; children: ReactNode }) => {
  useStyles(css);
  const [isOpened, setOpened] = useState(false);
  return (
    <details
      className="fe-users-more"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
      // an invalid field is focused, which a closed disclosure prevents
      onInvalidCapture={({ currentTarget }) => currentTarget.setAttribute('open', '')}
    >
      <summary className="fe-users-more-label">
        <Icon of={ChevronRight} size={16} />
        {label}
      </summary>
      {isOpened && <div className="fe-users-stack fe-users-more-content">{children}</div>}
    </details>
  );
};
