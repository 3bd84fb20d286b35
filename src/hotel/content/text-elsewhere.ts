/**
 * Stands for a legal text in pages that were rendered ahead and do not show it: every visit would
 * carry it. Its own page has it, and a link to that page loads it as a document.
 */
export const TEXT_ELSEWHERE = ' ';
