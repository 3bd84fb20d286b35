/**
 * Where a link that staff write may lead: a page of this site (`/rooms`), a place on the page
 * (`#book`), another site by https, a mail address or a telephone. Never `javascript:`, `data:` or
 * `//host`. The same as `private.is_link`; apart from schemas, so that a page draws links without a
 * validator.
 */
export function isLink(address: string): boolean {
  return (
    address.length <= 500 &&
    /^(\/(?![/\\])[^\s"'<>\\]*|#[\w-]+|https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\?]+|tel:\+?[\d ().-]+)$/.test(
      address,
    )
  );
}
