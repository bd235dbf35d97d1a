import { useMessages } from '../../../../kit/use-messages.ts';
import { useStyles } from '../../../../kit/use-styles.ts';
import css from './stack.css?inline';

const HOURS_A_DAY = 24;

/** Lifetime of an invitation, in days where these are whole. */
export const InvitationLifetime = ({ hours }: { hours: number | undefined }) => {
  useStyles(css);
  const { works } = useMessages('users').userInvite;
  if (hours === undefined) return null;
  const isWhole = hours % HOURS_A_DAY === 0;
  return (
    <p className="fe-users-note">
      {isWhole ? works.days({ count: hours / HOURS_A_DAY }) : works.hours({ count: hours })}
    </p>
  );
};
