/** What only the sample hotel is: its name, its places, what lies around it; every house has the moon. */
export const SAMPLE_HOTEL_WORDS =
  /\b(?:chanrea|kep|kampot|coasts?|moonrise|pepper|crabs?|jetty|tides?|lanterns?|teak|bay|pier|salt fields|window on the water)\b/i;
