export { SiteCheckPanel as default } from './site-check-panel.tsx';
