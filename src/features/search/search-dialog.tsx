import { Dialog } from '../../ui/dialog.tsx';
import { SearchField, type SearchFieldProps } from './search-field.tsx';

type Props = Pick<SearchFieldProps, 'askUs'> & { open: boolean; onClose: () => void };

/** The search of the whole site, over the page. */
export function SearchDialog({ open, onClose, askUs }: Props) {
  return (
    <Dialog title="Search" width="wide" open={open} onClose={onClose}>
      <div className="-m-1 h-[min(34rem,60vh)] p-1">
        <SearchField label="Search the site" askUs={askUs} onFollow={onClose} />
      </div>
    </Dialog>
  );
}
