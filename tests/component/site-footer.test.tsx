import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { PATH } from '@/hotel/rules/paths';
import { VISITOR_ADDRESSES } from '../support/pages';
import { serve } from '../support/serve';
import { openPage } from '../support/site';
import { storedImage } from '../support/staff-items';

describe('footer', () => {
  const footer = () => screen.getByRole('contentinfo');

  /** The specification's; a hotel with more pages has more links. */
  const FOUR = [
    ['Home', PATH.home],
    ['Rooms', PATH.rooms],
    ['About', PATH.about],
    ['Contact', PATH.contact],
  ];

  test.each(VISITOR_ADDRESSES)(
    '[P-01] [P-02] [P-03] [P-07] [P-11] %s begins with the four links, in the header and in the menu of a small window, and ends with how to reach the hotel',
    async (at) => {
      await openPage(at, ({ sections }) => {
        sections.hotelInfo.name = 'Blue Lotus';
      });
      const toggle = screen.getByRole('button', { name: 'Menu' });
      const menu = document.getElementById(toggle.getAttribute('popovertarget') ?? '');
      // Whether it is open, the browser says.
      expect(menu).toHaveAttribute('popover');
      expect(toggle).not.toHaveAttribute('aria-expanded');
      for (const nav of [
        screen.getByRole('navigation', { name: 'Main' }),
        menu?.querySelector('nav') ?? document.body,
      ]) {
        const links = within(nav)
          .getAllByRole('link', { hidden: true })
          .map((link) => [link.textContent, link.getAttribute('href')]);
        expect(links.filter(([, path]) => FOUR.some(([, one]) => one === path))).toEqual(FOUR);
      }
      expect(within(footer()).getByText('Blue Lotus')).toBeVisible();
      expect(within(footer()).getByText('Sample Coast Road, Kep, Cambodia')).toBeVisible();
      expect(within(footer()).getByRole('link', { name: '+855 00 555 0142' })).toHaveAttribute(
        'href',
        'tel:+855005550142',
      );
      expect(within(footer()).getByRole('link', { name: 'info@example.com' })).toHaveAttribute(
        'href',
        'mailto:info@example.com',
      );
    },
  );

  test.each([
    ['dark', '#7a2e1f', 0],
    ['light', '#f3e7d0', 1],
  ])('a logo with the name in %s letters', async (_how, colour, shown) => {
    await openPage('/', (content) => {
      content.sections.hotelInfo.logo = 'general/1-logo.png';
      const size = { width: 1200, height: 220, colour, variants: [] };
      content.images.push(
        storedImage({ ...size, path: 'general/1-logo.png', category: 'general' }),
      );
    });
    // Where it would be lost on the dark ground the name is written; the header, on paper, has the logo.
    const home = within(footer()).getAllByRole('link', { name: 'Chanrea House' })[0];
    expect(home?.querySelectorAll('img')).toHaveLength(shown);
    expect(
      within(screen.getByRole('banner')).getByRole('img', { name: 'Chanrea House' }),
    ).toBeVisible();
  });

  test('[P-14] [G-22] the copyright line carries the current year of the hotel’s zone', async () => {
    // In London it is still 2030, in Kep it is 2031.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-12-31T18:00:00Z') });
    await openPage('/');
    expect(within(footer()).getByText('© 2031 Chanrea House. All rights reserved.')).toBeVisible();
  });

  test('[P-09] a social icon without an address is not shown', async () => {
    await openPage('/', ({ sections }) => {
      sections.contactInfo.facebook = '';
    });
    expect(within(footer()).getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/sample',
    );
    expect(within(footer()).queryByRole('link', { name: 'Facebook' })).toBeNull();
  });

  test('[P-15] privacy and terms are linked while they have text', async () => {
    await openPage('/', ({ sections }) => {
      sections.legal.terms = '';
    });
    expect(within(footer()).queryByRole('link', { name: 'Terms' })).toBeNull();
    const link = within(footer()).getByRole('link', { name: 'Privacy' });
    expect(link).toHaveAttribute('href', '/privacy');
  });
});

describe('newsletter', () => {
  const field = () => screen.getByRole('textbox', { name: 'E-mail for the newsletter' });
  const button = () => screen.getByRole('button', { name: 'Subscribe' });

  test('[P-12] [P-13] an address is stored, then thanked for and cleared', async () => {
    const sent = serve('post', 'subscribers', () => new HttpResponse(null, { status: 201 }));
    const { user } = await openPage('/');
    await user.type(field(), 'Guest@Example.com{Enter}');
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect(sent).toEqual([{ email: 'Guest@Example.com' }]);
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  test.each([
    ['', 'Email is required'],
    ['guest@', 'Please enter a valid email'],
  ])('[P-13] "%s" is refused with %s, bound to the field, until one types', async (typed, text) => {
    const { user } = await openPage('/');
    if (typed) await user.type(field(), typed);
    await user.click(button());
    expect(field()).toHaveAccessibleDescription(text);
    expect(field()).toBeInvalid();
    expect(field()).toHaveFocus();
    await user.type(field(), 'x');
    expect(screen.queryByText(text)).toBeNull();
  });
});
