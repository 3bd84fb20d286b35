import { afterAll, vi } from 'vitest';

// The worker keeps modules for its next test file: reset the project's modules and mocks.
afterAll(() => void vi.resetModules());
