import { Badge } from '../ui/badge.tsx';

type Props = { available: boolean; inLink?: boolean };

export const Status = ({ available, inLink = false }: Props) => (
  <Badge tone={available ? 'ok' : 'soon'} inLink={inLink}>
    {available ? 'Available Now' : 'Coming Soon'}
  </Badge>
);
