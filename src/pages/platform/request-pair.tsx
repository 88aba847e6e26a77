import type { FixedRequest } from '../../lib/mail/fixed-request.ts';
import { RequestLink } from '../../features/request/request-link.tsx';

type Props = { primary: FixedRequest; secondary: FixedRequest; path: string };

/** The two actions of a hero or an ending that are both requests. */
export const RequestPair = ({ primary, secondary, path }: Props) => (
  <>
    <RequestLink look="primary" large request={primary} path={path} />
    <RequestLink large request={secondary} path={path} />
  </>
);
