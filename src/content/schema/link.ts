/**
 * True for addresses that staff may link to. Must match `private.is_link` in the database. This
 * file has no schemas, so that pages need no validator.
 */
export function isLink(address: string): boolean {
  return (
    address.length <= 500 &&
    /^(\/(?![/\\])[^\s"'<>\\]*|#[\w-]+|https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\?]+|tel:\+?[\d ().-]+)$/.test(
      address,
    )
  );
}
