declare module 'selenium-webdriver' {
  /** What the tests use of it. */
  export interface Actions {
    move(to: { x: number; y: number; duration?: number }): Actions;
    press(): Actions;
    release(): Actions;
    keyDown(key: string): Actions;
    keyUp(key: string): Actions;
    sendKeys(...keys: string[]): Actions;
    scroll(x: number, y: number, byX: number, byY: number): Actions;
    perform(): Promise<void>;
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    executeScript(script: string, ...given: unknown[]): Promise<unknown>;
    executeAsyncScript(script: string, ...given: unknown[]): Promise<unknown>;
    actions(): Actions;
    takeScreenshot(): Promise<string>;
    quit(): Promise<void>;
    manage(): {
      window(): { setRect(rect: { width: number; height: number }): Promise<unknown> };
      setTimeouts(limits: { script?: number; pageLoad?: number }): Promise<void>;
    };
    switchTo(): { frame(element: unknown): Promise<void>; defaultContent(): Promise<void> };
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: object): this;
    build(): Promise<WebDriver>;
  }
  export const Key: Record<string, string>;
}
