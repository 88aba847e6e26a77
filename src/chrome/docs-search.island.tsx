export { DocsSearch as default } from './search-box.tsx';
