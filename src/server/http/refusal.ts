import type { ErrorCode } from '#contract/errors.ts';
import type { MessageKey } from '#messages/en.ts';
import type { MessageValues } from '#messages/format.ts';

type RefusalDetails = {
  field?: string;
  /** Values for the catalogue's sentence. */
  values?: MessageValues;
  /** A sentence that says more than the one of the code. */
  sentence?: MessageKey;
  /** Data sent beside the message (the current `food` with recipe_changed, the `review` whose answer was changed). */
  data?: Record<string, unknown>;
  retryAfterSeconds?: number;
};

/** A declared refusal on its way to the client; the error handler gives it its status and sentence. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}
