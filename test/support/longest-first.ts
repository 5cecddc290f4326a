import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that are short to read and take long: by their size they would come last, and one worker would wait for the other. */
const longest = [
  'src/storage/postgres.test.ts',
  'src/storage/sqlite.test.ts',
  'starter/load.test.ts',
  ...['kill', 'kill-ratings', 'damage', 'disks'].map((name) => `test/safety/${name}.test.ts`),
  ...['moving', 'admin-command', 'rights-matrix'].map((name) => `test/http/${name}.test.ts`),
];
const isLong = ({ moduleId }: TestSpecification) => longest.some((file) => moduleId.endsWith(file));

/** The files of each project in turn, the long ones of it first. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const projects = new Set(sorted.map(({ project }) => project));
    return [...projects].flatMap((project) => {
      const own = sorted.filter((file) => file.project === project);
      return [...own.filter(isLong), ...own.filter((file) => !isLong(file))];
    });
  }
}
