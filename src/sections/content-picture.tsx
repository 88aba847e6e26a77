import { contentImage } from 'virtual:content-images';
import type { ComponentProps } from 'react';

type Props = ComponentProps<'img'> & {
  /** Path in `src/content/`. */
  file: string;
  alt: string;
};

/** A photograph or a drawing of the content, from whose widths and kinds the browser chooses. */
export function ContentPicture({ file, alt, ...rest }: Props) {
  const { others, sizes, ...own } = contentImage(file);
  const choice = others && { srcSet: others.srcSet, sizes };
  if (!others?.isAvif) return <img {...own} {...choice} alt={alt} loading="lazy" {...rest} />;
  return (
    <picture>
      <source type="image/avif" {...choice} />
      <img {...own} alt={alt} loading="lazy" {...rest} />
    </picture>
  );
}
