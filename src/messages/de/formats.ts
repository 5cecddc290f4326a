import type { formats as enFormats } from '../en/formats.ts';
import type { Translated } from '../format.ts';

/** Words of the files, feeds and cards in which a recipe leaves the site. */
export const formats = {
  'formats.gather': 'Stelle {ingredients} bereit.',
  'formats.fact': '{label}: {value}',
  'formats.title': 'Andere Formate',
  'formats.json': 'Rezeptdaten (schema.org)',
  'formats.md': 'Markdown',
  'formats.cook': 'Cooklang',
  'feeds.category': '{category} Rezepte auf {brand}',
  'feeds.collection': '{name} auf {brand}',
  'feeds.cook': 'Rezepte von {name} auf {brand}',
  'feeds.subtitle': 'Rezepte, die Menschen auf {brand} teilen',
  'cook.title': 'Rezepte von {name}',
  'cook.description': {
    by: 'n',
    one: 'Was {name} auf {brand} teilt: ein Rezept.',
    other: 'Was {name} auf {brand} teilt: {n} Rezepte.',
  },
  'cook.recipes': { by: 'n', one: '{n} Rezept', other: '{n} Rezepte' },
  'cook.empty': 'Noch keine Rezepte',
  'sharing.view': 'Das Rezept auf {brand} ansehen',
  'sharing.newTab': 'öffnet sich in einem neuen Tab',
  'sharing.share': 'Teilen',
  'sharing.title': 'Dieses Rezept teilen',
  'sharing.send': 'Link senden',
  'sharing.copy': 'Link kopieren',
  'sharing.copied': 'Link kopiert',
  'sharing.copyFailed': 'Der Link ließ sich hier nicht kopieren: {url}',
  'sharing.feed': 'Feed',
} as const satisfies Translated<typeof enFormats>;
