export { CitationTools as default } from './citation-tools.tsx';
