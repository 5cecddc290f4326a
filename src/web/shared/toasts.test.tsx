import { renderToStaticMarkup } from 'react-dom/server';
import { toast, useToaster } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { showError, showSuccess } from './toasts.ts';

/** How long each toast that shows will stay, newest first. */
function durations(): (number | undefined)[] {
  let seen: (number | undefined)[] = [];
  function Reader() {
    seen = useToaster().toasts.map(({ duration }) => duration);
    return null;
  }
  renderToStaticMarkup(<Reader />);
  return seen;
}

afterEach(() => toast.remove());

test('errors and toasts of no kind stay 4000 ms, successes 2000 ms', () => {
  toast('blank');
  showError('error');
  showSuccess('success');
  expect(durations()).toEqual([2000, 4000, 4000]);
});
