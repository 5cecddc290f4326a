import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCosts } from './simulate/costs.ts';
import { describeWay } from './simulate/report.ts';

/** `npm run bench:simulate`: prints what saturates first at each step, and keeps it beside this file. */
const text = describeWay(readCosts());
writeFileSync(join(import.meta.dirname, 'SIMULATION.md'), text);
console.log(text);
