import { useEffect, useState } from 'react';

import { SearchDialog } from '../features/search/search-dialog.tsx';
import { askUs } from './ask-us.tsx';

/**
 * The search dialog with what it needs of the site.
 * @param asked a new number each time the visitor asks for it
 */
export function SiteSearch({ asked }: { asked: number }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(true), [asked]);
  return <SearchDialog open={open} onClose={() => setOpen(false)} askUs={askUs} />;
}
