import { isRouteErrorResponse, useRouteError } from 'react-router';
import { NotFoundPage } from './not-found-page.tsx';
import { UnexpectedErrorPage } from './unexpected-error-page.tsx';

/** Draws what a page's loader or its rendering threw, inside the layout. */
export function PageError() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return isMissing ? <NotFoundPage /> : <UnexpectedErrorPage />;
}
