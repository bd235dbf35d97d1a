import { Building2, UserRound } from 'lucide';
import { useState } from 'react';
import { useHostState } from '../../kit/host-context.ts';
import { useStyles } from '../../kit/use-styles.ts';
import { Icon } from '../icon/icon.tsx';
import { initialsOf } from './initials.ts';
import css from './avatar.css?inline';

/** Subject of an avatar: a person or a company. */
export interface AvatarSubject {
  /** Name of a person or a company, or an email address where no name is known. */
  name: string;
  /** Seed of the tint behind the initials; the name is where there is no id. */
  id?: string | undefined;
  /** URL of the picture. */
  src?: string | null | undefined;
}

/** Sizes of 24, 32, 40 and 72 px. */
export type AvatarSize = 'small' | 'medium' | 'large' | 'huge';

export interface AvatarProps extends AvatarSubject {
  size?: AvatarSize;
  /** Kind of subject; a person's picture is round, a company's a rounded square. */
  of?: 'person' | 'company';
  /** Labelled by itself, since no name is beside it. */
  alone?: boolean;
}

/** Avatar of a person or a company; initials where there is no picture, or it fails to load. */
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

/** Number of tints in avatar.css. */
const TINTS = 8;

/** Tint of a subject, the same everywhere: FNV-1a hash of its id. */
export const tintOf = (id: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < id.length; at += 1) hash = Math.imul(hash ^ id.charCodeAt(at), 0x01000193);
  return (hash >>> 0) % TINTS;
};
