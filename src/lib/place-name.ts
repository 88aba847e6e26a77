type Place = { readonly city: string; readonly region: string };

/** "St. Paul, Minnesota", or "Vienna" without a region. */
export const placeName = ({ city, region }: Place): string =>
  [city, region].filter(Boolean).join(', ');
