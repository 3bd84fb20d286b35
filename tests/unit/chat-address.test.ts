import * as v from 'valibot';
import { toWhatsApp } from '@/content/schema/chat-address';
import { contactInfo } from '@/content/schema/sections/contact-info';
import { DEFAULT_CONTENT } from '@/content/store/defaults';

const info = DEFAULT_CONTENT.sections.contactInfo;
const read = (field: 'whatsapp' | 'telegram', typed: string) =>
  v.safeParse(contactInfo.schema, { ...info, [field]: typed });

test.each([
  ['', ''],
  ['+855 12 345 678', 'https://wa.me/85512345678'],
  ['00855 (12) 345-678', 'https://wa.me/85512345678'],
  ['855 12 345 678', 'https://wa.me/85512345678'],
  ['+855\u00a012\u00a0345\u00a0678', 'https://wa.me/85512345678'],
  ['wa.me/85512345678', 'https://wa.me/85512345678'],
  ['https://wa.me/message/ABCDEF', 'https://wa.me/message/ABCDEF'],
  ['https://api.whatsapp.com/send?text=a&phone=85512345678', 'https://wa.me/85512345678'],
  ['chat.whatsapp.com/AbCd', 'https://chat.whatsapp.com/AbCd'],
])('[C-07] a WhatsApp of %j is stored as %j', (typed, stored) => {
  const parsed = read('whatsapp', typed);
  expect(parsed.success && parsed.output.whatsapp).toBe(stored);
});

test.each([
  ['', ''],
  ['+855 12 345 678', 'https://t.me/+85512345678'],
  ['@chanrea_house', 'https://t.me/chanrea_house'],
  ['t.me/chanrea', 'https://t.me/chanrea'],
  ['https://telegram.me/chanrea', 'https://t.me/chanrea'],
])('[C-07] a Telegram of %j is stored as %j', (typed, stored) => {
  const parsed = read('telegram', typed);
  expect(parsed.success && parsed.output.telegram).toBe(stored);
});

test.each([
  ['whatsapp', '012 345 678'],
  ['whatsapp', '+855 12'],
  ['whatsapp', '+1234567890123456'],
  ['whatsapp', 'facebook.com/house'],
  ['whatsapp', 'https://wa.me.evil.example/1'],
  ['whatsapp', 'https://evilwhatsapp.com/1'],
  ['whatsapp', 'javascript:alert(1)//wa.me/1'],
  ['whatsapp', 'https://wa.me/"onclick='],
  ['telegram', 'chanrea'],
  ['telegram', '@x'],
  ['telegram', 'ask @chanrea'],
  ['telegram', 'https://t.me.evil.example/a'],
] as const)('[C-07] a %s of %j is refused, and told what is asked for', (field, typed) => {
  const [issue] = read(field, typed).issues ?? [];
  expect(issue?.message).toMatch(
    /^Please enter a phone number with its country code, such as \+855 12 345 678/,
  );
});

test.each([
  ['instagram', '@sunrise.garden', 'https://www.instagram.com/sunrise.garden'],
  ['facebook', '@sunrise', 'https://www.facebook.com/sunrise'],
  ['youtube', '@sunrise', 'https://www.youtube.com/@sunrise'],
  ['tiktok', ' @sunrise ', 'https://www.tiktok.com/@sunrise'],
  ['line', '@sunrise', 'https://line.me/R/ti/p/@sunrise'],
  ['line', 'lin.ee/AbCd', 'https://lin.ee/AbCd'],
  ['instagram', 'instagram.com/house', 'https://instagram.com/house'],
] as const)('a page in %s of %j is stored as %j', (field, typed, stored) => {
  const parsed = v.safeParse(contactInfo.schema, { ...info, [field]: typed });
  expect(parsed.success && parsed.output[field]).toBe(stored);
});

test.each(['@', '@a b', 'sunrise', 'mailto:a@b.cd'])('%j is no page in Instagram', (typed) => {
  expect(v.safeParse(contactInfo.schema, { ...info, instagram: typed }).success).toBe(false);
});

test.each([
  ['012 345 678', '+855', 'https://wa.me/85512345678'],
  ['081 234 5678', '+66', 'https://wa.me/66812345678'],
  ['012 345 678', undefined, '012 345 678'],
])('a number at home, %s with %s, is %s', (typed, countryCode, completed) => {
  expect(toWhatsApp(typed, countryCode)).toBe(completed);
});
