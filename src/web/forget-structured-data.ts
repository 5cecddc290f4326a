import type { DataRouter } from 'react-router';
import { structuredDataType } from './page-data.ts';

/**
 * Takes the JSON-LD of the first page away with that page: recipe clippers read what stands in
 * the document, and would otherwise keep the wrong recipe.
 */
export function forgetStructuredData(router: DataRouter): void {
  const first = addressOf(router);
  const unsubscribe = router.subscribe(() => {
    if (addressOf(router) === first) return;
    unsubscribe();
    for (const block of document.querySelectorAll(`script[type="${structuredDataType}"]`)) {
      block.remove();
    }
  });
}

const addressOf = ({ state }: DataRouter) => state.location.pathname + state.location.search;
