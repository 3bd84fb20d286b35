export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The size of a page in CSS pixels, and whether there is a finger in place of a mouse. */
export type Window = { width: number; height: number; hasTouch?: boolean };

/** What the projects of playwright.config.ts choose for the journeys. */
export type EngineOptions = { engineName: EngineName; window: Window };
