import type { offer as english } from '../en/offer.ts';

export const offer = {
  'offer.label': 'Sprache',
  'offer.take': 'Diese Seite auf Deutsch lesen',
  'offer.dismiss': 'Nein, danke',
} as const satisfies Record<keyof typeof english, string>;
