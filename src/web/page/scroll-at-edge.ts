/** How near the window's edge a drag scrolls the page, and how fast. */
const edge = 64;
const scrollStep = 12;

/** Scrolls the page a little where a drag is near the upper or the lower edge of the window. */
export function scrollAtEdge(y: number): void {
  if (y < edge) window.scrollBy(0, -scrollStep);
  else if (y > window.innerHeight - edge) window.scrollBy(0, scrollStep);
}
