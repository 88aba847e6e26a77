import { Icon } from '../../ui/icons.tsx';

export const LockIcon = () => (
  <Icon>
    <path d="M3 7.25h10v6.5H3zM5.25 7V4.75a2.75 2.75 0 0 1 5.5 0V7" />
  </Icon>
);
