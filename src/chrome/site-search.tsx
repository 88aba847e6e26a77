import { SearchDialog } from '../features/search/search-dialog.tsx';
import { askUs } from './ask-us.tsx';

/** The search dialog with what it needs of the site. */
export const SiteSearch = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <SearchDialog open={open} onClose={onClose} askUs={askUs} />
);
