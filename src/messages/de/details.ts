import type { details as enDetails } from '../en/details.ts';
import type { Translated } from '../format.ts';

/** What is chosen of a recipe from a list, and how it is shown. */
export const details = {
  'course.breakfast': 'Frühstück',
  'course.starter': 'Vorspeise',
  'course.main': 'Hauptgericht',
  'course.side': 'Beilage',
  'course.salad': 'Salat',
  'course.soup': 'Suppe',
  'course.dessert': 'Nachtisch',
  'course.baking': 'Backen',
  'course.snack': 'Snack',
  'course.drink': 'Getränk',
  'course.sauce': 'Soße',
  'language.en-GB': 'Englisch (britisch)',
  'language.en-US': 'Englisch (amerikanisch)',
  'language.de': 'Deutsch',
  'unlisted.true': 'Nicht gelistet',
  'unlisted.false': 'Gelistet',
  'details.stated': 'Angaben laut Autor oder Autorin.',
  'details.perServing': 'Nährwerte pro Portion',
  'details.energy': '{n}\u00a0kcal',
  'details.grams': '{n}\u00a0g',
} as const satisfies Translated<typeof enDetails>;
