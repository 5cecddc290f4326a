import { expect } from '@playwright/test';
import { test } from '#test/support/page.ts';
import { publishRecipe } from '#test/support/steps.ts';

test.use({ javaScriptEnabled: false });

test('without a script more reviews and questions than a recipe page comes with are one link away', async ({
  page,
  site,
  newPerson,
}) => {
  const recipe = await publishRecipe(site.url, await newPerson());
  const write = async (kind: string, body: object) => {
    const { token } = await newPerson();
    const headers = { authorization: token, 'content-type': 'application/json' };
    const about = { method: 'POST', headers, body: JSON.stringify(body) };
    expect((await fetch(`${site.url}/api/v1/${kind}/${recipe._id}`, about)).ok).toBe(true);
  };
  for (let n = 1; n <= 6; n += 1) {
    await write('recipe-reviews', { asWritten: true, cookedOn: '2026-01-02', text: `Good, ${n}` });
    await write('recipe-questions', { text: `How often, ${n} times?` });
  }
  const reviews = page.getByRole('region', { name: 'Made it' });
  const questions = page.getByRole('region', { name: 'Questions' });
  await page.goto(`/recipe/${recipe.slug}`);
  await expect(reviews.getByText('Good, ')).toHaveCount(5);
  await expect(questions.getByText('How often, ')).toHaveCount(5);
  await questions.getByRole('link', { name: 'Show more questions' }).click();
  await expect(page).toHaveURL(`/recipe/${recipe.slug}?posts=more#questions`);
  await expect(questions.getByText('How often, ')).toHaveCount(6);
  await expect(reviews.getByText('Good, ')).toHaveCount(6);
  await expect(page.getByRole('link', { name: /^Show more / })).toHaveCount(0);
});
