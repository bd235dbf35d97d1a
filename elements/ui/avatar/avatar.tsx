import { Building2, UserRound } from 'lucide';
import { useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { initialsOf } from './initials.ts';
import css from './avatar.css?inline';

/** Whose picture it is. */
export interface AvatarSubject {
  /** A person's or a company's name, or an email address where no name is known. */
  name: string;
  /** Chooses the tint behind the initials; the name does where there is no id. */
  id?: string | undefined;
  /** The picture's address. */
  src?: string | null | undefined;
}

/** 24, 32, 40 and 72 px. */
export type AvatarSize = 'small' | 'medium' | 'large' | 'huge';

export interface AvatarProps extends AvatarSubject {
  size?: AvatarSize;
  /** A company's picture has corners. */
  of?: 'person' | 'company';
  /** It stands without the name beside it, so it says it by itself. */
  alone?: boolean;
}

/** The picture of a person or a company; initials where there is none, or none that loads. */
export const Avatar = ({ name, id = name, src, size = 'medium', of = 'person', alone }: AvatarProps) => {
  useStyles(css);
  const locale = useHostState().locale.tag;
  const [failed, setFailed] = useState<string>();
  const picture = src && src !== failed ? src : undefined;
  return (
    <span
      className={`fe-avatar fe-avatar-${size} fe-avatar-${of} fe-avatar-tint-${tintOf(id)}`}
      part="avatar"
      translate="no"
      {...(alone && name ? { role: 'img', title: name } : { 'aria-hidden': true })}
    >
      {picture ? (
        <img
          key={picture}
          className="fe-avatar-picture"
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          onError={() => setFailed(picture)}
        />
      ) : (
        <Initials name={name} of={of} locale={locale} />
      )}
    </span>
  );
};

const Initials = ({ name, of, locale }: { name: string; of: 'person' | 'company'; locale: string }) => {
  const initials = initialsOf(name, locale);
  if (!initials) return <Icon of={of === 'person' ? UserRound : Building2} size={16} />;
  return <span>{initials}</span>;
};

/** How many tints avatar.css has. */
const TINTS = 8;

/** The tint of a thing, the same wherever and whenever it is shown: FNV-1a over its id. */
export const tintOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % TINTS;
};
