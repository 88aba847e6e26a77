type Place = { readonly city: string; readonly region: string };

/** "St. Paul, Minnesota", or "Vienna" without a region or in the region Vienna. */
export const placeName = ({ city, region }: Place): string =>
  [...new Set([city, region])].filter(Boolean).join(', ');
