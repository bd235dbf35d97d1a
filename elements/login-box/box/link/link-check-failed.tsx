import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Why a mailed link could not be tried, and another try. */
export const LinkCheckFailed = ({ why, onRetry }: { why: string | undefined; onRetry: () => void }) => {
  const { tryAgain } = useMessages('common');
  return (
    <div className="fe-actions">
      <Banner tone="danger">{why}</Banner>
      <Button look="primary" onPress={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
};
