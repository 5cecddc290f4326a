/** Whether tests are to take their time: `npm run check -- --slow`. */
export const isAtLength = process.env.TEST_AT_LENGTH === '1';

/** How often a test does what shows as much in a few goes, though many would find what is rare. */
export const timesOf = (few: number, many: number): number => (isAtLength ? many : few);
