import { afterAll, vi } from 'vitest';

// Resets the project's modules and mocks, because a worker keeps them for its next test file.
afterAll(() => void vi.resetModules());
