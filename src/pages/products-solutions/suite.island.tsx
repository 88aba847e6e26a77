export { ProductSuite as default } from './suite.tsx';
