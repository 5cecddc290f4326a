// @ts-check
/**
 * Browser tests and what they start come after the others where cores are short: they would end long before them, and the
 * others alone leave cores idle. Imported by the process that begins them (`scripts/test.ts`).
 */
import { setPriority } from 'node:os';

setPriority(10);
