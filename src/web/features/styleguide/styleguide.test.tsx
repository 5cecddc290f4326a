import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import { render } from '#web/entry.server.tsx';
import { kitchenSections } from '../../pages/styleguide/kitchen-sections.tsx';
import { sections } from './sections.tsx';
import { tokens } from './tokens.ts';

const here = import.meta.dirname;
const pieces = join(here, '../../ui');
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const sectionFiles = readdirSync(here).filter((name) => name.endsWith('-section.tsx'));
const sectionSources = sectionFiles.map((name) => read(here, name)).join('\n');

/** Not shown in a section, and why. */
const standsElsewhere = [
  'Toaster: the layout holds the one of this page',
  'Link: it looks like what it stands in, as text, as a card or as a button',
  'Sheet: the ingredients bar opens one, over the page of a phone',
];

/** The components that a file of web/ui gives away. */
function componentsOf(file: string): string[] {
  const exported = read(pieces, file).matchAll(/^export (?:function|const) ([A-Z]\w*)/gm);
  return [...exported].map(([, name = '']) => name);
}

/** The style guide as development serves it; the API knows one recipe. */
function renderPage() {
  const photo = { url: '/p.webp', width: 4, height: 3, color: '#aabbcc', sizes: [], social: '/s' };
  const updatedAt = '2025-02-03T04:05:06.789Z';
  const food = { _id: '1'.repeat(24), name: 'Dal', slug: 'dal', userId: '2'.repeat(24), updatedAt };
  const foods = [{ ...food, photo, category: { _id: cuisines[0].id, name: 'Indian' } }];
  const contact = { endpoint: '/send', serviceId: '', templateId: '', publicKey: '' };
  const names = {
    brand: 'Potluck',
    publicUrl: 'https://potluck.example',
    keywords: '',
    author: '',
  };
  return render({
    url: 'http://localhost/styleguide',
    send: async () => ({ status: 200, headers: {}, body: { success: true, foods, total: 1 } }),
    site: {
      ...names,
      contact,
      social: [],
      passkeys: false,
      passwordsHidden: false,
      offline: false,
      language: 'en',
      messages: {},
    },
    manifest: null,
  });
}

// Of drawings without a component each is a line of the section of empty states.
const files = readdirSync(pieces).filter(
  (name) => /(?<!\.test)\.tsx$/.test(name) && name !== 'more-drawings.tsx',
);

test.each(files)('every component of web/ui/%s has a section', (file) => {
  const shown = (name: string) =>
    new RegExp(`<${name}\\b`).test(sectionSources) ||
    // Icons are drawn by name, all that there are.
    (file.endsWith('icons.tsx') &&
      new RegExp(`import \\* as \\w+ from '#web/ui/${file}'`).test(sectionSources));
  const excused = standsElsewhere.map((line) => line.split(':')[0]);
  const components = componentsOf(file);
  expect(components.length, 'found no component: does the pattern still fit?').toBeGreaterThan(0);
  expect(components.filter((name) => !shown(name) && !excused.includes(name))).toEqual([]);
});

test('every section stands in the page, and every token in a section', async () => {
  const { status, html } = await renderPage();
  expect(status).toBe(200);
  for (const { id } of sections) expect(html).toContain(`<section id="${id}"`);
  // The photo field, amounts and what one cooks from come from features, so routes.tsx hands them over.
  expect(sections.length).toBe(sectionFiles.length - 3);
  expect(html).toContain('<section id="photo"');
  expect(html).toContain('<section id="amounts"');
  expect(html).toContain('<section id="cooking"');
  expect(kitchenSections.length).toBeGreaterThan(5);
  for (const { id } of kitchenSections) expect(html).toContain(`<section id="${id}"`);
  const body = html.replaceAll(/ style="[^"]*"/g, '');
  expect(Object.keys(tokens.light).filter((name) => !body.includes(name))).toEqual([]);
});

test('both themes are drawn, each with its own values', async () => {
  const { html } = await renderPage();
  for (const theme of ['light', 'dark'] as const) {
    const panel = new RegExp(
      `style="--paper:${tokens[theme]['--paper']};[^"]*"[^>]*data-panel="${theme}"`,
    );
    expect(html).toMatch(panel);
  }
});

test('a button that does nothing now, and says so, does not answer to the mouse either', () => {
  const rules = read(pieces, 'button.module.css').match(/^.*:(hover|active).*$/gm) ?? [];
  expect(rules.length).toBeGreaterThan(6);
  for (const rule of rules) expect(rule).toContain(":not(:disabled, [aria-disabled='true'])");
});
