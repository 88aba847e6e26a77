type Place = { readonly city: string; readonly region: string };

/** A city with its region, where it has one: "St. Paul, Minnesota" or "Vienna". */
export const placeName = ({ city, region }: Place): string =>
  [city, region].filter(Boolean).join(', ');
