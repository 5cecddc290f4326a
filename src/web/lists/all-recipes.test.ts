import { beforeEach, expect, test, vi } from 'vitest';
import { cuisines } from '#domain/categories/cuisines.ts';
import type { CardRecipe } from '../data/recipe.ts';
import { forgetList, keepList, pageSize, readCachedPage } from './all-recipes.ts';

const [indian, thai] = cuisines;

function card(n: number, changes: Partial<CardRecipe> = {}): CardRecipe {
  return {
    _id: String(n),
    slug: `r-${n}`,
    name: `Recipe ${n}`,
    userId: 'u',
    updatedAt: `2025-01-01T00:00:00.${String(n).padStart(3, '0')}Z`,
    category: { _id: n % 2 ? thai.id : indian.id, name: n % 2 ? 'Thai' : 'Indian' },
    photo: { url: '/p', width: 4, height: 3, color: '#fff', sizes: [] },
    ...changes,
  };
}

const cards = (count: number) => Array.from({ length: count }, (_, n) => card(n));

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('window', { localStorage: storage });
});

const stored = () => JSON.parse(storage.items.get('AllRecipes') ?? 'null');

test('an empty cache knows no page', () => {
  expect(readCachedPage()).toBeNull();
  expect(readCachedPage(thai.id)).toBeNull();
});

test('a kept list paints every page, by category too', () => {
  keepList({ foods: cards(100), total: 100 });
  expect(stored()).toHaveLength(100);
  expect(readCachedPage()).toMatchObject({ total: 100 });
  expect(readCachedPage()?.foods).toHaveLength(pageSize);
  expect(readCachedPage(thai.id)).toMatchObject({ total: 50 });
});

test('the cache holds cards, not whole recipes', () => {
  keepList({ foods: [{ ...card(1), steps: 'boil' } as CardRecipe], total: 1 });
  expect(stored()[0]).not.toHaveProperty('steps');
});

test('a list of the same length and the same newest update leaves the cache as it is', () => {
  keepList({ foods: cards(3), total: 3 });
  keepList({ foods: cards(3).map((c) => ({ ...c, name: 'Other' })), total: 3 });
  expect(stored()[0].name).toBe('Recipe 0');
});

test('a cache from before the photos moved to another host is replaced', () => {
  keepList({ foods: cards(3), total: 3 });
  const moved = { url: 'https://photos.example.org/p', width: 4, height: 3, color: '', sizes: [] };
  keepList({ foods: cards(3).map((c) => ({ ...c, photo: moved })), total: 3 });
  expect(stored()[0].photo.url).toBe('https://photos.example.org/p');
});

test('a newer update of the same length replaces the cache', () => {
  keepList({ foods: cards(3), total: 3 });
  keepList({
    foods: [card(0, { name: 'New', updatedAt: '2026-01-01T00:00:00.000Z' }), ...cards(3).slice(1)],
    total: 3,
  });
  expect(stored()[0].name).toBe('New');
});

test('past 500 recipes only the first page stays, and it knows nothing of categories', () => {
  keepList({ foods: cards(500), total: 501 });
  expect(stored()).toHaveLength(pageSize);
  expect(readCachedPage()).toMatchObject({ total: 501 });
  expect(readCachedPage(thai.id)).toBeNull();
});

test('a forgotten list paints nothing', () => {
  keepList({ foods: cards(3), total: 3 });
  forgetList();
  expect(readCachedPage()).toBeNull();
});

test('a cache from before cards told time and difficulty gives way', () => {
  keepList({ foods: cards(2), total: 2 });
  keepList({ foods: [card(0), card(1, { cookMinutes: 20 })], total: 2 });
  expect(stored()).toMatchObject([{ _id: '0' }, { _id: '1', cookMinutes: 20 }]);
});

test('another rating replaces the cache, though no recipe was updated', () => {
  keepList({ foods: cards(2), total: 2 });
  const rating = { value: 4.6, count: 31 };
  keepList({ foods: [card(0), card(1, { rating })], total: 2 });
  expect(stored()).toMatchObject([{ _id: '0' }, { _id: '1', rating }]);
});
