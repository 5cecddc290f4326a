type Props = { size?: number; className?: string | undefined };

/** The pot of the wordmark: steam, lid, body; it takes the colour of the text, its band is saffron. */
export function PotMark({ size = 32, className }: Props) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      className={className}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth="2.2"
      stroke="currentColor"
    >
      <path d="M12.5 3.2c-1.4 1.5 1.4 2.5 0 4M19.5 3.2c-1.4 1.5 1.4 2.5 0 4" />
      <path d="M6 13.5c.6-2.4 4.8-3.6 10-3.6s9.4 1.2 10 3.6Z" fill="currentColor" />
      <path d="M5 17h22M3 18.8h2M27 18.8h2" />
      <path d="M6.5 17v7a4.5 4.5 0 0 0 4.5 4.5h10a4.5 4.5 0 0 0 4.5-4.5v-7" />
      <path d="M10.5 22.5h11" stroke="var(--saffron)" />
    </svg>
  );
}
