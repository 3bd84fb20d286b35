export const SAMPLE_HOTEL_NAME = 'Chanrea House';
