import { Badge } from '../ui/badge.tsx';

type Props = {
  available: boolean;
  /** Without its tooltip. */
  inLink?: boolean;
};

/** Whether a product ships. The tooltip says what a visitor can do about it. */
export const Status = ({ available, inLink = false }: Props) => {
  const [tone, label, hint] = available
    ? (['ok', 'Available Now', 'Shipping today. Ask for a demo.'] as const)
    : ([
        'soon',
        'Coming Soon',
        'In development, without a date. Leave an address and you hear once, when it ships.',
      ] as const);
  return (
    <Badge tone={tone} hint={inLink ? undefined : hint}>
      {label}
    </Badge>
  );
};
