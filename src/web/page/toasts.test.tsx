import { renderToStaticMarkup } from 'react-dom/server';
import { type Toast, toast, useToaster } from 'react-hot-toast/headless';
import { afterEach, expect, test } from 'vitest';
import { showError, showSuccess } from './toasts.ts';

/** What is told of each toast, newest first. */
function shown<T>(tell: (toast: Toast) => T): T[] {
  let seen: T[] = [];
  function Reader() {
    seen = useToaster().toasts.map(tell);
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
  expect(shown(({ duration }) => duration)).toEqual([2000, 4000, 4000]);
});

test('a success ends the errors about the same thing, and no others', () => {
  showError('wrong password', 'login');
  showError('wrong password again', 'login');
  showError('no reply', 'save');
  showError('about nothing');
  showSuccess('logged in', 'login');
  const visible = shown(({ message, visible }) => (visible ? message : null)).filter(Boolean);
  expect(visible).toEqual(['logged in', 'about nothing', 'no reply']);
});
