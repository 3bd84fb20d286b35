import { afterAll, vi } from 'vitest';

// A worker keeps its libraries for its next file; our own modules, and what is mocked, begin anew.
afterAll(() => void vi.resetModules());
