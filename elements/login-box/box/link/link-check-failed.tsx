import { useMessages } from '../../../kit/use-messages.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';

/** Message for a mailed link that could not be checked, with a retry button. */
export const LinkCheckFailed = ({ message, onRetry }: { message: string | undefined; onRetry: () => void }) => {
  const { tryAgain } = useMessages('common');
  return (
    <div className="fe-actions">
      <Banner tone="danger">{message}</Banner>
      <Button look="primary" onPress={onRetry}>
        {tryAgain}
      </Button>
    </div>
  );
};
