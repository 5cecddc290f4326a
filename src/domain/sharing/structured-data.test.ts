import { describe, expect, test } from 'vitest';
import type { ReviewsReply } from '#contract/reviews.ts';
import {
  breadcrumbErrors,
  holdsMarkup,
  itemListErrors,
  recipeErrors,
  webSiteErrors,
} from '#test/http/google-recipe-rules.ts';
import { awkwardReplies, starterReplies } from '#test/support/starter-replies.ts';
import {
  collectionStructuredData,
  cookStructuredData,
  homeStructuredData,
  listStructuredData,
  recipeStructuredData,
} from './structured-data.ts';

const publicUrl = 'https://recipes.example.org';
const site = { brand: 'Potluck', publicUrl, social: [] };
const crumbs = { home: 'Home', category: 'Thai Recipes' };
const pageOf = (slug: string) => `${publicUrl}/recipe/${slug}`;

describe('a recipe page', () => {
  test('satisfies the rules for all 120 starter recipes', async () => {
    const recipes = await starterReplies();
    expect(recipes).toHaveLength(120);
    for (const recipe of recipes) {
      const [node, trail] = recipeStructuredData(recipe, site, crumbs).map((text) =>
        JSON.parse(text),
      );
      expect(recipeErrors(node, pageOf(recipe.slug)), recipe.slug).toEqual([]);
      expect(breadcrumbErrors(trail), recipe.slug).toEqual([]);
      expect(holdsMarkup(node), recipe.slug).toBe(false);
    }
  });

  test('satisfies them with names that break careless pages, and keeps every character', async () => {
    for (const recipe of await awkwardReplies()) {
      const texts = recipeStructuredData(recipe, site, crumbs);
      for (const text of texts) expect(text).not.toContain('<');
      const [node] = texts.map((text) => JSON.parse(text));
      expect(recipeErrors(node, pageOf(recipe.slug))).toEqual([]);
      expect(node.name).toBe(recipe.name);
      expect(node.recipeIngredient).toEqual(recipe.ingredientList);
      expect(node.recipeInstructions.map((step: { text: string }) => step.text)).toEqual(
        recipe.stepList,
      );
    }
  });

  test('tells sections of steps, and leaves the headings of ingredients out', async () => {
    const [plain] = await starterReplies();
    const recipe = {
      ...plain!,
      ingredientList: ['2 eggs', '# Sauce', '1 lemon', 'To serve:', 'bread'],
      stepList: ['Boil.', '# Sauce:', 'Squeeze.', 'Stir.', '# Nothing', '# To serve', 'Eat.'],
    };
    const [text = ''] = recipeStructuredData(recipe, site, crumbs);
    const node = JSON.parse(text);
    expect(recipeErrors(node, pageOf(recipe.slug))).toEqual([]);
    expect(node.recipeIngredient).toEqual(['2 eggs', '1 lemon', 'bread']);
    const step = (position: number, said: string) => ({
      '@type': 'HowToStep',
      position,
      text: said,
      url: `${pageOf(recipe.slug)}#step-${position}`,
    });
    expect(node.recipeInstructions).toEqual([
      step(1, 'Boil.'),
      {
        '@type': 'HowToSection',
        name: 'Sauce',
        itemListElement: [step(2, 'Squeeze.'), step(3, 'Stir.')],
      },
      { '@type': 'HowToSection', name: 'To serve', itemListElement: [step(4, 'Eat.')] },
    ]);
  });

  test('tells the mean that the page shows and the reviews that stand there, and nothing without a rating', async () => {
    const [recipe] = await starterReplies();
    const at = '2026-11-22T10:00:00.000Z';
    const review = {
      _id: 'a',
      cook: { _id: 'b', name: 'Ben', handle: 'ben' },
      rating: 4,
      asWritten: true,
      changes: [],
      cookedOn: '2026-11-20',
      text: 'Good',
      helpful: 0,
      createdAt: at,
      updatedAt: at,
    };
    const summary = { mean: { value: 4.3, count: 7 }, people: 8, changes: [] };
    const reviews = { reviews: [review], summary, total: 9 };
    const nodeOf = (all: ReviewsReply | null) =>
      JSON.parse(recipeStructuredData(recipe!, site, crumbs, all)[0] ?? '');
    const range = { bestRating: 5, worstRating: 1 };
    const node = nodeOf(reviews);
    expect(recipeErrors(node, pageOf(recipe!.slug))).toEqual([]);
    const mean = { ratingValue: 4.3, ratingCount: 7, reviewCount: 9 };
    expect(node.aggregateRating).toEqual({ '@type': 'AggregateRating', ...mean, ...range });
    expect(node.review).toEqual([
      {
        '@type': 'Review',
        author: { '@type': 'Person', name: 'Ben' },
        datePublished: '2026-11-22',
        reviewBody: 'Good',
        reviewRating: { '@type': 'Rating', ratingValue: 4, ...range },
      },
    ]);
    for (const none of [null, { ...reviews, summary: { people: 8, changes: [] } }]) {
      expect(nodeOf(none)).not.toHaveProperty('aggregateRating');
      expect(nodeOf(none)).not.toHaveProperty('review');
    }
  });

  test('carries diets without a schema.org term as keywords', async () => {
    const [recipe] = await starterReplies();
    const diet = ['vegan', 'dairy-free', 'nut-free'] as const;
    const [text = ''] = recipeStructuredData({ ...recipe!, diet: [...diet] }, site, crumbs);
    const node = JSON.parse(text);
    expect(node.suitableForDiet).toEqual(['https://schema.org/VeganDiet']);
    expect(node.keywords.split(', ')).toEqual(expect.arrayContaining(['dairy-free', 'nut-free']));
  });

  test('tells the cuisine as a cuisine, and no course that nobody named', async () => {
    for (const recipe of await starterReplies()) {
      const { course, ...untold } = recipe;
      const [text = ''] = recipeStructuredData(untold, site, crumbs);
      const node = JSON.parse(text);
      const { name } = recipe.category;
      expect(node.recipeCuisine).toBe(name === 'Other' ? undefined : name);
      expect(node).not.toHaveProperty('recipeCategory');
    }
  });

  test('leaves out what the recipe does not have', async () => {
    const [recipe] = await starterReplies();
    const { servings, prepMinutes, cookMinutes, restMinutes, difficulty, diet, tip, ...rest } =
      recipe!;
    const { course, tags, equipment, yield: made, otherNames, ...bare } = rest;
    const other = { ...bare, category: { _id: '65806237a2ae14d29540224f', name: 'Other' } };
    const [text = ''] = recipeStructuredData(other, site, crumbs);
    const node = JSON.parse(text);
    const left = ['recipeYield', 'prepTime', 'cookTime', 'totalTime', 'keywords', 'recipeCuisine'];
    for (const name of [...left, 'suitableForDiet', 'isBasedOn'])
      expect(node).not.toHaveProperty(name);
    expect(recipeErrors(node, pageOf(recipe!.slug))).toEqual([]);
  });

  test('links a cook to the public page, and never holds an e-mail address', async () => {
    const [recipe] = await starterReplies();
    const [text = ''] = recipeStructuredData(recipe!, site, crumbs);
    expect(JSON.parse(text).author.url).toBe(`${publicUrl}/cook/${recipe!.cook.handle}`);
    expect(text).not.toMatch(/[\w.]+@[\w.]+\.\w+/);
  });
});

describe('other pages', () => {
  test('a list is an ItemList in its order with a trail', async () => {
    const recipes = (await starterReplies()).slice(0, 48);
    const way = [
      { name: 'Home', path: '/' },
      { name: 'Thai Recipes', path: '/recipe-category/Thai' },
    ];
    const list = { name: 'Thai Recipes', recipes, crumbs: way };
    const [node, trail] = listStructuredData(list, site).map((text) => JSON.parse(text));
    expect(itemListErrors(node, publicUrl)).toEqual([]);
    expect(node.itemListElement[47].url).toBe(pageOf(recipes[47]!.slug));
    expect(breadcrumbErrors(trail)).toEqual([]);
  });

  test('the home page names the site, its search and whoever runs it', () => {
    const social = [
      { label: 'Instagram', url: 'https://www.instagram.com/' },
      { label: 'Mastodon', url: 'https://cooks.example/@potluck' },
    ];
    const [website, organization] = homeStructuredData({ ...site, social }).map((text) =>
      JSON.parse(text),
    );
    expect(webSiteErrors(website)).toEqual([]);
    expect(organization.name).toBe('Potluck');
    expect(organization.logo).toMatchObject({ url: `${publicUrl}/icon-512.png`, width: 512 });
    expect(organization.sameAs).toEqual(['https://cooks.example/@potluck']);
  });

  test("a cook's page is a profile with the recipes it shows", async () => {
    const recipes = (await starterReplies()).slice(0, 3);
    const cook = { _id: '650000000000000000000001', name: '</script>', handle: 'cook', recipes };
    const texts = cookStructuredData(cook, site);
    expect(texts.join()).not.toContain('<');
    const [profile, list] = texts.map((text) => JSON.parse(text));
    expect(profile.mainEntity).toMatchObject({ '@type': 'Person', name: '</script>' });
    expect(itemListErrors(list, publicUrl)).toEqual([]);
  });

  test('a collection is a page with its list, in its order', async () => {
    const recipes = (await starterReplies()).slice(0, 3);
    const cook = { _id: 'abc', name: 'Ben' };
    const said = { _id: 'def', name: '</script>', description: '', cook, recipes };
    const [text = '', ...others] = collectionStructuredData(said, site);
    expect([text.includes('<'), others]).toEqual([false, []]);
    const page = JSON.parse(text);
    expect(page).toMatchObject({ '@type': 'CollectionPage', name: '</script>' });
    expect(itemListErrors(page.mainEntity, publicUrl)).toEqual([]);
  });
});

describe('the rules themselves', () => {
  test('find what is missing or malformed', async () => {
    const [recipe] = await starterReplies();
    const [text = ''] = recipeStructuredData(recipe!, site, crumbs);
    const page = pageOf(recipe!.slug);
    const broken = [
      { name: '' },
      { image: [] },
      { image: ['/photos/1x1.jpg'] },
      { prepTime: '25 minutes' },
      { datePublished: 'yesterday' },
      { recipeIngredient: 'flour, eggs' },
      { recipeInstructions: [{ '@type': 'HowToStep', text: '' }] },
      { suitableForDiet: 'NutFreeDiet' },
      { author: 'Cook' },
      { keywords: 'indian, ,' },
      { '@type': 'Article' },
      { recipeYield: 'some' },
    ];
    for (const fault of broken) {
      expect(
        recipeErrors({ ...JSON.parse(text), ...fault }, page),
        Object.keys(fault)[0],
      ).not.toEqual([]);
    }
  });
});
