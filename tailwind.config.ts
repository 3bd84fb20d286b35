import type { Config } from 'tailwindcss';
import { MOBILE_BREAKPOINT_PX } from './src/basics/rules/limits.ts';

/** A CSS variable of src/app/tokens.css, so that the colours that staff choose are used. */
const variable = (name: string) => `var(--${name})`;

export default {
  content: [],
  theme: {
    // In rem, so that readers with a doubled font size get the narrow layout.
    screens: {
      sm: '40rem',
      md: `${MOBILE_BREAKPOINT_PX / 16}rem`,
      lg: '64rem',
      xl: '80rem',
    },
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      white: '#fff',
      black: '#000',
      brand: variable('brand'),
      'on-brand': variable('on-brand'),
      'brand-text': variable('brand-text'),
      'brand-deep': variable('brand-deep'),
      'brand-night': variable('brand-night'),
      'brand-wash': variable('brand-wash'),
      accent: variable('accent'),
      'on-accent': variable('on-accent'),
      'accent-text': variable('accent-text'),
      'accent-soft': variable('accent-soft'),
      'accent-on-deep': variable('accent-on-deep'),
      paper: variable('paper'),
      'paper-2': variable('paper-2'),
      surface: variable('surface'),
      line: variable('line'),
      'line-strong': variable('line-strong'),
      ink: variable('ink'),
      'ink-2': variable('ink-2'),
      'ink-3': variable('ink-3'),
      'on-deep': variable('on-deep'),
      'on-deep-2': variable('on-deep-2'),
      danger: variable('danger'),
      'danger-wash': variable('danger-wash'),
      ok: variable('ok'),
      'ok-wash': variable('ok-wash'),
      warn: variable('warn'),
      'warn-wash': variable('warn-wash'),
      focus: variable('focus'),
    },
    fontSize: Object.fromEntries(
      ['xs', 'sm', 'body', 'lead', 'h1', 'h2', 'h3'].map((step) => [step, variable(`fs-${step}`)]),
    ),
    fontFamily: {
      display: variable('font-display'),
      body: variable('font-body'),
      quote: variable('font-quote'),
    },
    borderRadius: { 1: variable('r1'), 2: variable('r2'), 3: variable('r3'), full: '99px' },
  },
} satisfies Config;
