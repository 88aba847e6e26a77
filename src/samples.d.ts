declare module '*?sample' {
  import type { Sample } from './ui/highlighted.tsx';

  const sample: Sample;
  export default sample;
}
