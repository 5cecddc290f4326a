import type { Place } from './driver.ts';

/** Finds the first visible element of a kind by the name that people know it by. Runs in the page. */
export function findInPage(place: Place, name: string): unknown {
  const selectors = {
    button: 'button, [role=button], summary',
    link: 'a[href]',
    field: 'input:not([type=file], [type=hidden]), select, textarea',
    file: 'input[type=file]',
  };
  const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const namesOf = (element: HTMLInputElement) => [
    tidy(element.getAttribute('aria-label')),
    ...[...(element.labels ?? [])].map((label) => tidy(label.textContent)),
    ...(place === 'button' || place === 'link' ? [tidy(element.textContent)] : []),
  ];
  const all = [...document.querySelectorAll<HTMLInputElement>(selectors[place])];
  // The field of a file is drawn by its label; what is disabled is not ready yet.
  const shown = all.filter(
    (each) => !each.matches(':disabled') && (place === 'file' || each.checkVisibility()),
  );
  if (place === 'file') return shown[0] ?? null;
  const exact = shown.find((each) => namesOf(each).includes(name));
  return exact ?? shown.find((each) => namesOf(each).some((one) => one.startsWith(name))) ?? null;
}
