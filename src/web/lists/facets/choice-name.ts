import type { Facet } from '#domain/facets/facets.ts';
import { shownDuration } from '#messages/duration.ts';
import type { MessageKey } from '#messages/en.ts';
import type { Text } from '#messages/format.ts';
import { cuisineName } from '../../page/cuisine-name.ts';

/** What a choice is called. */
export function choiceName(text: Text, facet: Facet, value: string): string {
  switch (facet) {
    case 'category':
      return cuisineName(text, value);
    case 'course':
      return text(`facets.course.${value}` as MessageKey);
    case 'time':
      return text('facets.upTo', { time: shownDuration(text, Number(value)) });
    case 'rating':
      return text('facets.orMore', { n: Number(value) });
    case 'have':
      return text('facets.with', { food: value });
    case 'avoid':
      return text('facets.without', { food: value });
    case 'tag':
      return value;
    default:
      return text(`${facet}.${value}` as MessageKey);
  }
}
