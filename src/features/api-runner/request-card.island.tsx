export { RequestCard as default } from './request-card.tsx';
