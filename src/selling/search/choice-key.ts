export const CHOICE_KEY = 'chosen-rooms';
