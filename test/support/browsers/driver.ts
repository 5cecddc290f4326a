/** An element of a page, as the protocol of its browser names it. */
export type Element = { readonly reference: string };

export type Place = 'button' | 'link' | 'field' | 'file';

/** What a journey asks of a browser: the same in whichever protocol it is driven. */
export type Driver = {
  /** Goes to an address and answers once its document is there. */
  goto(url: string): Promise<void>;
  /** Runs a function in the page, which must need nothing but its arguments; values travel as JSON. */
  call<Args extends unknown[], Result>(
    inPage: (...args: Args) => Result,
    ...args: Args
  ): Promise<Result>;
  /** The visible element of that kind and name, or null where there is none yet. */
  find(place: Place, name: string): Promise<Element | null>;
  /** Presses an element with the pointer, once it has been scrolled to. */
  click(element: Element): Promise<void>;
  /** Types into a field at its end, key by key. */
  type(element: Element, text: string): Promise<void>;
  /** Chooses an option of a select by its text, as somebody at the keyboard or the pointer does. */
  choose(element: Element, option: string): Promise<void>;
  /** Chooses a file of this machine. */
  attach(element: Element, path: string): Promise<void>;
  /** A PNG of what shows. */
  screenshot(): Promise<Buffer>;
  resize(width: number, height: number): Promise<void>;
  /** What the page complained about in the console, where the browser tells it. */
  complaints(): string[];
  /** Ends the session, and forgets everything that the page has kept in it. */
  close(): Promise<void>;
};

/** A browser that runs; each session starts with nothing kept. */
export type Engine = AsyncDisposable & { newSession(): Promise<Driver> };
