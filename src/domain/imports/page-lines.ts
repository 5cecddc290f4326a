/** A line of a page as its reader sees it, and the elements it stands in. */
export type PageLine = {
  text: string;
  /** The innermost element that stands on lines of its own: `li`, `p`, `h3`. */
  block: string;
  /** Classes and names of the innermost element and of that block, in lower case. */
  hint: string;
  /** Whether the whole line is set in bold. */
  isBold: boolean;
  /** Which item of a list or row of a table it is in, counted over the page; 0 outside of any. */
  item: number;
  /** The elements around it with their classes and names, the outermost first, in lower case. */
  around: readonly string[];
};
