/** What the site says of a refusal; nothing where it did not answer. */
export const sayRefusal = ({ status, message }: { status: number; message: string }): string =>
  status > 0 && status < 500 ? message : '';
