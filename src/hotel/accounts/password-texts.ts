/** Sentences under a new password; apart from `validation-texts.ts`, which visitors download. */
export const PASSWORD_TEXT = {
  long: 'Please use a shorter password: at most 72 Latin letters',
  common:
    'This password is easy to guess: please choose one that is not made of common words, rows of keys, your e-mail address or the hotel’s name',
} as const;
