import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { PageSite } from '#contract/page.ts';
import { KeptPlaces, KeptPlacesContext, keptItems, keptMarkup } from './kept-markup.tsx';
import { SiteContext } from './text.ts';

const site = { language: 'en', publicUrl: 'https://potluck.example' } as PageSite;

type Props = { name: string; extra?: object };
let drawn = 0;

function Plain({ name }: Props) {
  drawn += 1;
  return <b title={name}>{name}</b>;
}

const Kept = keptMarkup('test', Plain, ({ extra }: Props) => !extra);

function draw(names: string[], places: KeptPlaces | null, language: 'en' | 'de' = 'en'): string {
  const markup = renderToString(
    <KeptPlacesContext value={places}>
      <SiteContext value={{ ...site, language }}>
        <ul>
          {names.map((name) => (
            <li key={name}>
              <Kept name={name} />
            </li>
          ))}
        </ul>
      </SiteContext>
    </KeptPlacesContext>,
  );
  return places ? places.fill(markup) : markup;
}

test('a page with known pieces is the page that was drawn whole', () => {
  const names = ['Dal', 'Käsekuchen', '麻婆豆腐', '</b>piece-0=', '$& 1(2)'];
  const whole = draw(names, null);
  expect(draw(names.slice(1, 3), new KeptPlaces())).toBe(draw(names.slice(1, 3), null));
  drawn = 0;
  expect(draw(names, new KeptPlaces())).toBe(whole);
  expect(drawn).toBe(names.length - 2);
  drawn = 0;
  expect(draw(names, new KeptPlaces())).toBe(whole);
  expect(drawn).toBe(0);
});

test('items that are known, drawn and known again stand side by side as if all were drawn', () => {
  const Items = keptItems('item', Plain, ({ extra }: Props) => !extra);
  const list = (names: string[], places: KeptPlaces | null, extra?: object) => {
    const items = names.map((name) => ({ name, ...(extra ? { extra } : {}) }));
    const markup = renderToString(
      <KeptPlacesContext value={places}>
        <SiteContext value={site}>
          <p>
            <Items items={items} keyOfItem={({ name }) => name} />
          </p>
        </SiteContext>
      </KeptPlacesContext>,
    );
    return places ? places.fill(markup) : markup;
  };
  const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
  const whole = list(names, null);
  expect(whole).toContain('<b title="one">one</b><b title="two">two</b>');
  list(['three', 'four', 'seven'], new KeptPlaces());
  drawn = 0;
  expect(list(names, new KeptPlaces())).toBe(whole);
  expect(drawn).toBe(4);
  expect(list(names, new KeptPlaces())).toBe(whole);
  expect(drawn).toBe(4);
  expect(list(names, new KeptPlaces(), {})).toBe(whole);
  expect(drawn).toBe(11);
  expect(list([], new KeptPlaces())).toBe('<p></p>');
});

test('a piece is drawn anew for other props, for another language, and for props that are no plain data', () => {
  draw(['Pho'], new KeptPlaces());
  drawn = 0;
  draw(['Pho bo'], new KeptPlaces());
  draw(['Pho'], new KeptPlaces(), 'de');
  const twice = [new KeptPlaces(), new KeptPlaces()].map((places) =>
    places.fill(
      renderToString(
        <KeptPlacesContext value={places}>
          <SiteContext value={site}>
            <Kept name="Pho" extra={{}} />
          </SiteContext>
        </KeptPlacesContext>,
      ),
    ),
  );
  expect(drawn).toBe(4);
  expect(twice).toEqual(['<b title="Pho">Pho</b>', '<b title="Pho">Pho</b>']);
});

test('more pieces than there is room for push the longest unused out, and pages stay whole', () => {
  const many = Array.from({ length: 2_500 }, (_, index) => `Dish ${index}`);
  expect(draw(many, new KeptPlaces())).toBe(draw(many, null));
  expect(draw(many, new KeptPlaces())).toBe(draw(many, null));
});
