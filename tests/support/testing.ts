export * from '@testing-library/react';
export { delay, http, HttpResponse } from 'msw';
export * from './app';
export * from './staff-actions';
export * from './rest-answers';
export * from './server';
