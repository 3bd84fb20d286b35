export type EngineName = 'chromium' | 'firefox' | 'webkit';

/** The window's size in CSS pixels, and whether it has touch instead of a mouse. */
export type Window = { width: number; height: number; hasTouch?: boolean };

export type EngineOptions = { engineName: EngineName; window: Window };
