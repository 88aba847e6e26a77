export { OlderPosts as default } from './older-posts.tsx';
