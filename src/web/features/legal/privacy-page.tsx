import type { LoaderFunctionArgs } from 'react-router';
import { LegalPage, loadLegal } from './legal-page.tsx';

const loadPrivacy = ({ context }: LoaderFunctionArgs) => loadLegal(context, 'privacy');

/** What this site keeps of people. */
function PrivacyPage() {
  return <LegalPage page="privacy" />;
}

export { loadPrivacy as loader, PrivacyPage as Component };
