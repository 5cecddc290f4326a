import { expect } from '@playwright/test';
import { setWidth } from '#test/support/moments.ts';
import { test } from '#test/support/page.ts';
import { open, publishRecipe, reload, stepBack } from '#test/support/steps.ts';

test('a recipe is shown for other servings, in its ingredients and its steps, and again as written', async ({
  page,
}) => {
  await open(page, '/recipe/mapo-tofu');
  const asked: string[] = [];
  // Pictures come as late as a slow page likes.
  page.on('request', (request) => {
    if (request.resourceType() !== 'image') asked.push(new URL(request.url()).pathname);
  });
  const first = page.getByRole('region', { name: 'Ingredients' }).getByRole('listitem').first();
  await expect(first).toHaveText('600 g soft block tofu, cut into 2 cm cubes');
  await page.getByRole('button', { name: 'One serving more' }).click();
  await expect(page.getByText('5 servings')).toBeVisible();
  await expect(first).toHaveText('750 g soft block tofu, cut into 2 cm cubes');
  await page.getByRole('button', { name: '½×' }).click();
  await expect(first).toHaveText('300 g soft block tofu, cut into 2 cm cubes');
  await expect(page.getByText('Bring 0.5 litre of water and the salt')).toBeVisible();
  await expect(page.getByText('Leave it to steep for 10 minutes')).toBeVisible();
  await page.getByRole('button', { name: '1×' }).click();
  await expect(first).toHaveText('600 g soft block tofu, cut into 2 cm cubes');
  await expect(page).toHaveURL(/\/recipe\/mapo-tofu$/);
  await test.step('nothing is asked of the server but the reader of amounts', async () => {
    await page.getByRole('button', { name: '2×' }).click();
    await expect(page.getByText('1200 g')).toBeVisible();
    // The list of recipes is fetched ahead once a page rests.
    expect(asked.filter((path) => !/^\/assets\/|\/get-food$/.test(path))).toEqual([]);
    await page.getByRole('button', { name: '1×' }).click();
  });
  await test.step('the links to what stands further down keep the amounts', async () => {
    await page.getByRole('button', { name: 'One serving more' }).click();
    await page.getByRole('button', { name: 'One serving more' }).click();
    await expect(page).toHaveURL('/recipe/mapo-tofu?servings=6');
    await page.getByRole('link', { name: 'I made it' }).click();
    await expect(page).toHaveURL('/recipe/mapo-tofu?servings=6#made-it');
    await page.getByRole('link', { name: 'Ask', exact: false }).click();
    await expect(page).toHaveURL('/recipe/mapo-tofu?servings=6#ask');
    await expect(page.getByText('6 servings')).toBeVisible();
  });
  await test.step('amounts stand in the address: a reload keeps them, and so does the print', async () => {
    await page.getByRole('button', { name: '3×' }).click();
    await expect(page.getByText('More than twice the recipe')).toBeVisible();
    await reload(page);
    await expect(page.getByText('12 servings')).toBeVisible();
    await expect(page.getByText('1800 g')).toBeVisible();
    await expect(page.getByText('Servings', { exact: true }).locator('..')).toHaveText(
      'Servings12',
    );
    await page.getByRole('link', { name: 'Print' }).click();
    await expect(page).toHaveURL('/recipe/mapo-tofu/print?scale=3');
    // The address is there before the page: what both pages have does not tell which of them shows.
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect(page.getByText('1800 g')).toBeVisible();
    await expect(page.getByText('Servings').locator('..')).toHaveText('Servings12');
  });
});

test('units are chosen, stand in the address, are remembered, and each original is one press away', async ({
  page,
}) => {
  await open(page, '/recipe/mac-and-cheese');
  await page.getByRole('button', { name: 'US', exact: true }).click();
  const oven = page.getByRole('button', { name: '375°F' });
  await expect(oven).toHaveAttribute('title', 'As written: 190°C');
  await oven.click();
  await expect(page.getByText('Heat the oven to 190°C')).toBeVisible();
  await expect(page).toHaveURL(/\?units=us$/);
  await open(page, '/recipe/mapo-tofu');
  await expect(page.getByText('1 lb 5 oz soft block tofu')).toBeVisible();
  await page.getByRole('link', { name: 'Print' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText('1 lb 5 oz soft block tofu, cut into ¾-inch cubes')).toBeVisible();
  await stepBack(page);
  await page.getByRole('button', { name: 'As written', exact: true }).click();
  await expect(page.getByText('600 g soft block tofu')).toBeVisible();
  await reload(page);
  await expect(page).toHaveURL(/\/recipe\/mapo-tofu$/);
});

test('a recipe is scaled by what there is of an ingredient, and by a tin', async ({ page }) => {
  await open(page, '/recipe/fudge-brownies');
  const ingredients = page.getByRole('region', { name: 'Ingredients' });
  await ingredients.getByText('g caster sugar').hover();
  await ingredients.getByRole('button', { name: '275 g' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'How much do you have?' });
  await expect(dialog.getByText('The recipe says: 275 g caster sugar')).toBeVisible();
  await expect(dialog.getByLabel('You have')).toBeFocused();
  await dialog.getByLabel('You have').fill('some');
  await dialog.getByRole('button', { name: 'Scale the recipe' }).click();
  await expect(dialog.getByText('Type an amount, such as 140 g')).toBeVisible();
  await dialog.getByLabel('You have').fill('550 g');
  await page.keyboard.press('Enter');
  await expect(ingredients.getByText('550 g caster sugar')).toBeVisible();
  await expect(page).toHaveURL(/\?scale=2$/);
  await expect(ingredients.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'By your tin' }).click();
  const tins = page.getByRole('alertdialog', { name: 'Which tin do you have?' });
  await expect(tins.getByText('The recipe names one: Square, 20 cm')).toBeVisible();
  await tins.getByLabel('Side').fill('10');
  await tins.getByRole('button', { name: 'Scale the recipe' }).click();
  await expect(page).toHaveURL(/\?scale=0.25$/);
  await expect(ingredients.getByText('70 g caster sugar')).toBeVisible();
});

test('a recipe without servings says how many times it is shown; no sign parts from the button before it', async ({
  page,
  newPerson,
  site,
}) => {
  const stepList = ['Chill the dough for 30 minutes. Heat the oven to 180°C (160°C fan).'];
  const { slug } = await publishRecipe(site.url, await newPerson(), { stepList, yield: '1 loaf' });
  await open(page, `/recipe/${slug}/print?scale=1.2779`);
  await expect(page.getByText('1.28 × 1 loaf')).toBeVisible();
  await open(page, `/recipe/${slug}?scale=1.2779`);
  await expect(page.getByRole('button', { name: '1.28×' })).toHaveAttribute('aria-pressed', 'true');
  await open(page, `/recipe/${slug}/cook?units=us`);
  await expect(page.getByRole('button', { name: '325°F' })).toBeVisible();
  const parted = () =>
    page.getByRole('button', { name: /°F|start a timer/ }).evaluateAll((buttons) => {
      const step = buttons[0]?.closest('p') as HTMLElement;
      const texts = document.createTreeWalker(step, NodeFilter.SHOW_TEXT);
      const lineAt = (text: Node, at: number) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        const { top, height } = range.getBoundingClientRect();
        return top + height / 2;
      };
      const faults: string[] = [];
      let before: Node | null = null;
      for (let text = texts.nextNode(); text; before = text, text = texts.nextNode()) {
        const [last = '', first = ''] = [before?.nodeValue?.at(-1), text.nodeValue?.[0]];
        const isOneWord = /[.,)]/.test(first) || last === '(';
        if (!before || !isOneWord) continue;
        const lines = lineAt(text, 0) - lineAt(before, (before.nodeValue?.length ?? 1) - 1);
        if (Math.abs(lines) > 10) faults.push(`${before.nodeValue}|${text.nodeValue}`);
      }
      return faults;
    });
  for (let width = 320; width < 460; width += 4) {
    await setWidth(page, width);
    expect(await parted(), `${width} px`).toEqual([]);
  }
});

test('the page from the server is the same in whatever amounts', async ({ page, site }) => {
  const read = async (path: string) => (await page.request.get(site.url + path)).text();
  const first = await read('/recipe/shakshuka?servings=6');
  expect(first).not.toContain('servings=6');
  expect(await read('/recipe/shakshuka')).toBe(first);
  expect(await read('/recipe/shakshuka?scale=2')).toBe(first);
  expect(await read('/recipe/shakshuka?units=us')).toBe(first);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a recipe prints for the servings of the address', async ({ page }) => {
    await page.goto('/recipe/mapo-tofu/print?servings=8');
    await expect(page.getByText('1200 g')).toBeVisible();
    await page.goto('/recipe/tacos-al-pastor/print?servings=12');
    await expect(page.getByText('48 tacos', { exact: true })).toBeVisible();
    await page.goto('/recipe/mapo-tofu?servings=8');
    await expect(page.getByText('600 g')).toBeVisible();
    await expect(page.getByRole('button', { name: 'One serving more' })).toBeHidden();
  });
});
