export { SiteSearchBox as default } from './search-box.tsx';
