export const engines = ['chromium', 'firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

export interface Where {
  /** A selector of the frame to look into; the page itself without one. */
  frame?: string;
}

/**
 * One tab of a browser, as a test needs it, for every driver: Playwright Chromium and Firefox, WebDriver WebKit. What a
 * test wants to know it asks the page; what a person does goes through the engine's own input.
 */
export interface Tab {
  engine: Engine;
  /** Opens an address and waits until its markup is there. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, by its own text: nothing around it comes along. Answers travel as JSON. */
  evaluate<R>(work: () => R | Promise<R>, given?: undefined, where?: Where): Promise<R>;
  evaluate<R, A>(work: (given: A) => R | Promise<R>, given: A, where?: Where): Promise<R>;
  resize(width: number, height: number): Promise<void>;
  /** Presses keys at once, by their DOM names: `press('Shift', 'Tab')`. */
  press(...keys: string[]): Promise<void>;
  type(text: string): Promise<void>;
  /** A click of the mouse at a point of the window. */
  click(x: number, y: number): Promise<void>;
  /** A turn of the wheel over a point of the window. */
  wheel(x: number, y: number, by: number): Promise<void>;
  /** Waits until nothing has been on its way for half a second. */
  idle(): Promise<void>;
  /** What axe objects to on the page, in its shadow trees and frames. */
  axe(): Promise<string[]>;
  /** Takes what pages complained of since it was last asked. */
  complaints(): Promise<string[]>;
  /** Bytes in use once everything that can go is gone; Chromium alone can say. */
  heap(): Promise<number>;
  /** How many things are left then, of each kind: objects by constructor, functions by name, elements by tag. */
  things(): Promise<Record<string, number>>;
  picture(file: string): Promise<void>;
  close(): Promise<void>;
}
