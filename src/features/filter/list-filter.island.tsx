export { ListFilter as default } from './list-filter.tsx';
