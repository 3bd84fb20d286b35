import { PASSWORD_MAX_BYTES, PASSWORD_MIN } from '@/basics/rules/limits';
import { passwordProblem } from '@/front/sign-in/password';
import { passwordWords } from '@/words/staff';
import { VALIDATION } from '@/basics/rules/validation-texts';

const WHO = { email: 'sokha.chan@riverlodge.example', hotelName: 'Lotus Pavilion' };

describe('a new password', () => {
  test('has ten characters at least, as a person counts them', () => {
    expect(PASSWORD_MIN).toBe(10);
    expect(passwordProblem('kX9#vL2mQ', WHO)).toBe('Please use at least 10 characters');
    expect(passwordProblem('kX9#vL2mQr', WHO)).toBeUndefined();
    expect(passwordProblem('🦀🌊🍋🧭🪁', WHO)).toBe(VALIDATION.passwordShort);
    expect(passwordProblem('', {})).toBe(VALIDATION.passwordShort);
  });

  test('is no longer than what is looked at when it is compared', () => {
    const long = 'kX9#vL2mQrTz'.repeat(6);
    expect(long).toHaveLength(PASSWORD_MAX_BYTES);
    expect(passwordProblem(long, WHO)).toBeUndefined();
    expect(passwordProblem(`${long}x`, WHO)).toBe(passwordWords.tooLong(PASSWORD_MAX_BYTES));
    expect(passwordProblem('ភ្នំពេញទន្លេមេគង្គកំពត', WHO)).toBeUndefined();
    expect(passwordProblem('ភ្នំពេញទន្លេមេគង្គកំពតសៀម', WHO)).toBe(
      passwordWords.tooLong(PASSWORD_MAX_BYTES),
    );
  });

  test.each([
    ...'password123 P@ssw0rd1234 iloveyou123 Welcome1234! admin12345 admin-demo-1'.split(' '),
    ...'changeme123 qwertyuiop zaq12wsxcde3 1q2w3e4r5t6y zxcvbnm123 1234567890'.split(' '),
    ...'123456789a 1111111111 aaaaaaaaaa abcd123456 4815162342 012777888999'.split(' '),
    ...'15081985150819 football2023 princess123 michael1990 Jennifer1985'.split(' '),
    ...'monkeydragon Cambodia2026 correcthorsebatterystaple !@#$%^&*()'.split(' '),
    ' '.repeat(10),
  ])('%j is refused: it is among the first that are tried', (password) => {
    expect(passwordProblem(password, {})).toBe(passwordWords.common);
  });

  test.each([
    ...'sokha.chan@riverlodge.example sokha.chan1 SokhaChan2026 riverlodge1'.split(' '),
    ...'Riverlodge-2026 lotuspavilion L0tusP@vilion ChanreaHouse1'.split(' '),
    'Lotus Pavilion 1',
  ])('%j is refused: it is the address or the hotel’s name', (password) => {
    expect(passwordProblem(password, WHO)).toBe(passwordWords.common);
  });

  test.each([
    ...'brand-new-1 quite-new-1 mango-train-49-lamp kX9#vL2mQr z%T8k!w2Jd ទឹកភ្លៀងនៅ'.split(' '),
    'bamboo kettle seven wings',
    'sokha walks to market',
    ' leading and trailing ',
    'tonight-the-river-is-wide',
  ])('%j will do', (password) => {
    expect(passwordProblem(password, WHO)).toBeUndefined();
  });
});
