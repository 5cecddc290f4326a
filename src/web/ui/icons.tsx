import type { ReactNode } from 'react';

export type IconProps = { size?: number; className?: string | undefined };

/** A line drawing on a 24-unit square in the colour of the text; decoration only, so hidden from readers. */
export function Line({ size = 24, className, children }: IconProps & { children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

const heart =
  'M12 20.3 4.6 13a4.9 4.9 0 0 1 0-7 4.9 4.9 0 0 1 6.9 0l.5.5.5-.5a4.9 4.9 0 0 1 6.9 0 4.9 4.9 0 0 1 0 7Z';

export const HeartIcon = (props: IconProps) => (
  <Line {...props}>
    <path d={heart} />
  </Line>
);
export const HeartFilledIcon = (props: IconProps) => (
  <Line {...props}>
    <path d={heart} fill="currentColor" />
  </Line>
);
export const SearchIcon = (props: IconProps) => (
  <Line {...props}>
    <circle cx="11" cy="11" r="6.5" />
    <path d="m16 16 4.5 4.5" />
  </Line>
);
export const MenuIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Line>
);
export const CloseIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="m6 6 12 12M18 6 6 18" />
  </Line>
);
export const LogoutIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M14 4.5H6.5a1 1 0 0 0-1 1v13a1 1 0 0 0 1 1H14M10.5 12H20m-3.5-3.5L20 12l-3.5 3.5" />
  </Line>
);
export const ChevronDownIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="m6 9.5 6 6 6-6" />
  </Line>
);
export const ChevronLeftIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="m14.5 6-6 6 6 6" />
  </Line>
);
export const ChevronRightIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="m9.5 6 6 6-6 6" />
  </Line>
);
export const ArrowUpIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M12 19V5m-6 6 6-6 6 6" />
  </Line>
);
export const CheckIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="m5 12.5 4.5 4.5L19 7.5" />
  </Line>
);
export const WarningIcon = (props: IconProps) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5m0 3.2v.1" />
  </Line>
);
export const SunIcon = (props: IconProps) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.8v2m0 14.4v2M2.8 12h2m14.4 0h2M5.5 5.5l1.4 1.4m10.2 10.2 1.4 1.4m0-13-1.4 1.4M6.9 17.1l-1.4 1.4" />
  </Line>
);
export const MoonIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M20 14.3A8.3 8.3 0 0 1 9.7 4a8.3 8.3 0 1 0 10.3 10.3Z" />
  </Line>
);
export const PauseIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M9 6v12M15 6v12" />
  </Line>
);
export const PlayIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M8 5.5v13l10.5-6.5Z" />
  </Line>
);
export const ClockIcon = (props: IconProps) => (
  <Line {...props}>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7.5V12l3 2" />
  </Line>
);

const networks: Record<string, ReactNode> = {
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.7 7.3v.01" strokeWidth="2.4" />
    </>
  ),
  facebook: (
    <path d="M14 20.5v-7h2.6l.5-3H14V8.6c0-1 .5-1.6 1.6-1.6h1.6V4.2c-3.6-.6-6.2.6-6.2 4v2.3H8.3v3H11v7" />
  ),
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12.5" rx="4" />
      <path d="M10.4 9.5v5.5l4.6-2.750Z" fill="currentColor" />
    </>
  ),
  x: <path d="m4.5 4.5 15 15m0-15-15 15" />,
  github: (
    <path d="M9.5 20v-3.2c-3.2.9-4-1.5-4.8-2m9.8 5.2v-3c0-.9-.2-1.4-.6-1.8 3-.4 4.7-1.7 4.7-5a4 4 0 0 0-1.1-2.9 3.8 3.8 0 0 0-.1-2.8s-1.2-.2-2.9 1.1a10 10 0 0 0-5 0C7.8 4.3 6.6 4.5 6.6 4.5a3.8 3.8 0 0 0-.1 2.8 4 4 0 0 0-1.1 2.9c0 3.3 1.7 4.6 4.7 5-.4.4-.6.9-.6 1.8" />
  ),
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8 11v5m0-8v.01M11.5 16v-5m0 2.5c0-3 4.5-3.5 4.5 0V16" />
    </>
  ),
  other: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17-5-5-5-12 0-17Z" />
    </>
  ),
};

/** The mark of a social network by its lower-case name; a globe for one that is not known here. */
export const SocialIcon = ({ network, ...props }: IconProps & { network: string }) => (
  <Line {...props}>{networks[network] ?? networks.other}</Line>
);
