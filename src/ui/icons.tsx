import type { ReactNode } from 'react';

import { isRightToLeft } from '../config/language.ts';

/** Draws on a 16-unit grid in the color of the text. It grows with the text; `size` is in px of text of 16 px. */
export function Icon({ size = 16, children }: { size?: number; children: ReactNode }) {
  return (
    <svg
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="shrink-0"
    >
      {children}
    </svg>
  );
}

export const ChevronIcon = () => (
  <Icon size={12}>
    <path d="m3 5.5 5 5 5-5" />
  </Icon>
);

export const CloseIcon = () => (
  <Icon>
    <path d="m3 3 10 10M13 3 3 13" />
  </Icon>
);

export const MenuIcon = () => (
  <Icon size={20}>
    <path d="M2 4.5h12M2 8h12M2 11.5h12" />
  </Icon>
);

export const SearchIcon = () => (
  <Icon size={20}>
    <path d="M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10ZM10.7 10.7 14 14" />
  </Icon>
);

export const MailIcon = () => (
  <Icon>
    <path d="M1.75 3.25h12.5v9.5H1.75zM2 4l6 4.75L14 4" />
  </Icon>
);

/** Points where reading goes on. */
export const ArrowIcon = () => (
  <Icon>
    <path d={isRightToLeft ? 'M14 8H3M7 4 3 8l4 4' : 'M2 8h11M9 4l4 4-4 4'} />
  </Icon>
);
