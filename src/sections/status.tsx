import { Badge } from '../ui/badge.tsx';

export const Status = ({ available }: { available: boolean }) => (
  <Badge tone={available ? 'ok' : 'soon'}>{available ? 'Available Now' : 'Coming Soon'}</Badge>
);
