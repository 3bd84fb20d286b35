import { screen } from '@testing-library/react';
import { renderSignedIn } from './staff';

export async function openHero() {
  const app = renderSignedIn('/admin/hero');
  await screen.findByLabelText('Title');
  return app;
}

export const title = () => screen.getByLabelText('Title');
export const subtitle = () => screen.getByLabelText('Subtitle');
