/**
 * Matches words that belong to the sample hotel alone: its name, its places and surroundings. The
 * moon is not among them, because every hotel has it.
 */
export const SAMPLE_HOTEL_WORDS =
  /\b(?:chanrea|kep|kampot|coasts?|moonrise|pepper|crabs?|jetty|tides?|lanterns?|teak|bay|pier|salt fields|window on the water)\b/i;
