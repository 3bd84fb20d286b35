/** What a test of a page needs, at one address: Testing Library, the app, deeds and the server's answers. */
export * from '@testing-library/react';
export { delay, http, HttpResponse } from 'msw';
export * from './app';
export * from './staff-actions';
export * from './rest-answers';
export * from './server';
