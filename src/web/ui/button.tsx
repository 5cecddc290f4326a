import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Link } from './link.tsx';

export type ButtonVariant = 'primary' | 'quiet' | 'bare' | 'danger' | 'onLeaf' | 'onLeafQuiet';
export type ButtonSize = 'small' | 'medium' | 'large';

type Look = { variant?: ButtonVariant; size?: ButtonSize };

const look = ({ variant = 'quiet', size = 'medium' }: Look, className?: string) =>
  classNames(styles.button, styles[variant], size !== 'medium' && styles[size], className);

type ButtonProps = Look & ComponentProps<'button'>;

/** A named button; `type` is `button` unless it says otherwise, so that none submits by accident. */
export function Button({ variant, size, className, type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={look({ variant, size }, className)} {...rest} />;
}

type ButtonLinkProps = Look & ComponentProps<typeof Link>;

/** A link with the look of a button. */
export function ButtonLink({ variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link className={look({ variant, size }, className)} {...rest} />;
}

type IconButtonProps = Omit<ButtonProps, 'children'> & { label: string; icon: ReactNode };

/** A button that shows an icon alone and carries its name for everyone who cannot see it. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <Button
      className={classNames(styles.icon, className)}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
    </Button>
  );
}

type ButtonPlaceProps = { label: string; icon: ReactNode };

/** The place of a button that is still to come: as large as it, and nothing to see or to reach. */
export function ButtonPlace({ label, icon }: ButtonPlaceProps) {
  return (
    <span aria-hidden="true" className={look({}, styles.place)} data-label={label}>
      {icon}
    </span>
  );
}
