/** What a test of a page needs, at one address: Testing Library, the app, deeds and the server's answers. */
export * from '@testing-library/react';
export { delay, http, HttpResponse } from 'msw';
export * from './app';
export * from './deeds';
export * from './serve';
export * from './server';
