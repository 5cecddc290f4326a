import { type IconProps, Line } from './icons.tsx';

// What stands on a few pages alone is not loaded by all of them.

export const LinkIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 0 0 5.7 5.7l1.1-1.1" />
  </Line>
);
export const ArrowDownIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M12 5v14m6-6-6 6-6-6" />
  </Line>
);
export const PlusIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M12 5v14M5 12h14" />
  </Line>
);
export const MinusIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M5 12h14" />
  </Line>
);
export const TrashIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M4.5 7h15M9.5 7V4.8h5V7m-8.3 0 .8 12.2h10L17.8 7M10.2 10.5v5.5m3.6-5.5v5.5" />
  </Line>
);
export const EditIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M4.5 19.5v-4L16 4l4 4L8.5 19.5Zm9-13 4 4" />
  </Line>
);
export const DragIcon = (props: IconProps) => (
  <Line {...props}>
    <path strokeWidth="2.6" d="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" />
  </Line>
);
export const PhotoIcon = (props: IconProps) => (
  <Line {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <circle cx="9" cy="10" r="1.6" />
    <path d="m4.5 17.5 4.8-4.3 3 2.5 3.5-3.5 4.2 4" />
  </Line>
);
export const ShareIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M12 15V4m-4 3.8L12 4l4 3.8M7.5 11H6a1.5 1.5 0 0 0-1.5 1.5v6A1.5 1.5 0 0 0 6 20h12a1.5 1.5 0 0 0 1.5-1.5v-6A1.5 1.5 0 0 0 18 11h-1.5" />
  </Line>
);
export const PrintIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M7.5 9V4h9v5M7.5 17H5.5A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 14h9v6h-9Z" />
  </Line>
);
export const FeedIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M5 11.5A7.5 7.5 0 0 1 12.5 19M5 5.5A13.5 13.5 0 0 1 18.5 19M6 18v.01" />
  </Line>
);
export const ListIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5v.01M4.5 12v.01M4.5 17.5v.01" />
  </Line>
);
export const SpeakerIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M11.5 5 7 9H4v6h3l4.5 4ZM15 9.5a3.500 3.500 0 0 1 0 5m2.500-7.500a7 7 0 0 1 0 10" />
  </Line>
);
/** A bookmark with a plus: into a collection. */
export const CollectIcon = (props: IconProps) => (
  <Line {...props}>
    <path d="M6.5 20V5.5A1.5 1.5 0 0 1 8 4h8a1.5 1.5 0 0 1 1.5 1.5V20L12 16.2ZM12 7v5.5M9.25 9.75h5.5" />
  </Line>
);
