import { Badge } from '../../ui/badge.tsx';

/** Whether a product can be had. */
export const Status = ({ available }: { available: boolean }) => (
  <Badge tone={available ? 'ok' : 'soon'}>{available ? 'Available Now' : 'Coming Soon'}</Badge>
);
