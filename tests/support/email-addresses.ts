/** E-mail addresses that both the form schema and Postgres must accept. */
export const VALID_EMAILS = [
  'ÉMILE@exämple.CO ភ្ញៀវ@ឧទាហរណ៍.កម្ពុជា 用户@例子.公司 गेस्ट@उदाहरण.भारत Ω@παράδειγμα.δοκιμή 𐐀𠀀@example.com',
  "first.last+tag@mail.example.com o'neill@example.com a_b-c=d~e!f@example.co.uk 1@2.3",
  'a*b/c$d^e{f|g}@example.com guest@xn--exmple-cua.co',
].flatMap((line) => line.split(' '));

/** E-mail addresses that both the form schema and Postgres must refuse. */
export const INVALID_EMAILS = [
  // Characters that add a header or a second recipient in a link, an e-mail or a list.
  'guest@example.com?bcc=evil%40evil.example&subject=refund&body=.y a?b@c.de a&b@c.de',
  'a%40b@c.de a#b@c.de a,b@c.de a@b.c,d@e.f a;b@c.de a:b@c.de a@b.c:25',
  '<a@b.c> a<b@c.de "a"@b.cd a(b)@c.de a[b]@c.de a\\b@c.de a`b@c.de a@[192.0.2.1]',
  "a@b'c.de a@b_c.de a@b+c.de a@b/c.de",
  // Control characters, and characters that hide or reorder text.
  'a\u0001b@c.de a\tb@c.de a\u007fb@c.de a\u0085b@c.de a\u00adb@c.de a\u200bb@c.de a\u202eb@c.de',
  'a\u2066b@c.de a\u061cb@c.de a\u034fb@c.de a\u3164b@c.de a@b\u2028.c a\u{e0001}b@c.de a\ufe0fb@c.de',
  'a\ue000b@c.de \ufeffa\ufeff.@c.de',
  'a？b@c.de a＆b@c.de a@b．c a＠b.cd a，b@c.de a\u037eb@c.de a“b”@c.de 😀@example.com',
  '.a@b.cd a.@b.cd a..b@c.de a@.b.cd a@b.cd. @b.cd a@ a@b@c.de',
].flatMap((line) => line.split(' '));
