import { SearchDialog } from '../features/search/search-dialog.tsx';
import { askUs } from './ask-us.tsx';

/** Connects the search dialog to requests. */
export const SiteSearch = ({ open, onClose }: { open: boolean; onClose: () => void }) => (
  <SearchDialog open={open} onClose={onClose} askUs={askUs} />
);
