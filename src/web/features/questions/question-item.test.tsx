import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import type { QuestionReply } from '#contract/questions.ts';
import { SiteContext } from '#web/page/text.ts';
import { QuestionItem } from './question-item.tsx';

const at = '2026-01-02T12:00:00.000Z';
const post = (_id: string, name: string) => ({
  _id,
  cook: { _id: `by ${_id}`, name, handle: name.toLowerCase() },
  text: `Words ${_id}`,
  createdAt: at,
  updatedAt: at,
});
const question = (name: string): QuestionReply => ({
  ...post('asked', name),
  answers: [{ ...post('answered', name), byAuthor: true }],
});

const draw = (name: string) =>
  renderToString(
    <SiteContext value={{ language: 'en', publicUrl: 'https://potluck.example' } as PageSite}>
      <MemoryRouter>
        <QuestionItem question={question(name)} />
      </MemoryRouter>
    </SiteContext>,
  ).replaceAll('<!-- -->', '');

test('who asks and who answers is named, and a former cook is called one', () => {
  expect(draw('Cleo')).toMatch(/>Cleo asks · .*>Cleo <span/s);
  expect(draw('')).toMatch(/>A former cook asks · .*>A former cook <span/s);
});
