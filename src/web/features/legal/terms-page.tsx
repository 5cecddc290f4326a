import type { LoaderFunctionArgs } from 'react-router';
import { LegalPage, loadLegal } from './legal-page.tsx';

const loadTerms = ({ context }: LoaderFunctionArgs) => loadLegal(context, 'terms');

/** Under which terms this site is used. */
function TermsPage() {
  return <LegalPage page="terms" />;
}

export { loadTerms as loader, TermsPage as Component };
