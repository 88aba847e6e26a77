export { CategoryFilter as default } from './category-filter.tsx';
