import { expect, test } from 'vitest';
import { findAbsentClasses } from './absent-classes.ts';
import { root } from './runtime.mjs';

test('a class that a file asks for is in its style sheet, or is named with its line', async () => {
  const asks = (lines: string[]) => findAbsentClasses(root, 'src/web/ui/any.tsx', lines.join('\n'));
  const sheet = `import styles from './chip.module.css';`;
  expect(await asks([sheet, 'styles.chip'])).toEqual([]);
  const message = './chip.module.css has no class gone.';
  const found = await asks([sheet, '', 'a(styles.gone, styles.chip)']);
  expect(found).toEqual([{ path: 'src/web/ui/any.tsx', line: 3, message }]);
  const other = `import styles from '#web/ui/chip.module.css';`;
  expect(await asks([other, `styles['gone']`])).toHaveLength(1);
});
