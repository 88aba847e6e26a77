import { Badge } from '../ui/badge.tsx';
import * as words from './words.ts';

type Props = {
  available: boolean;
  /** Without its tooltip. */
  inLink?: boolean;
};

/** Whether a product ships. The tooltip says what a visitor can do about it. */
export const Status = ({ available, inLink = false }: Props) => {
  const [tone, label, hint] = available
    ? (['ok', words.availableNow, words.availableHint] as const)
    : (['soon', words.comingSoon, words.comingHint] as const);
  return (
    <Badge tone={tone} hint={inLink ? undefined : hint}>
      {label}
    </Badge>
  );
};
