import type { CategoryReply } from '#contract/categories.ts';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import { cuisineName } from '../page/cuisine-name.ts';
import { useText } from '../page/text.ts';
import styles from './category-filter.module.css';

/** The value that stands for every category. */
export const allCategories = 'All';

type Props = {
  categories: readonly CategoryReply[];
  /** A category's name, or `allCategories`. */
  value: string;
  onChange: (value: string) => void;
};

/** The category filter: radio buttons, and a drop-down in their place on narrow screens. */
export function CategoryFilter({ categories, value, onChange }: Props) {
  const text = useText();
  const options = [
    { value: allCategories, label: text('category.all') },
    ...categories.map(({ name }) => ({ value: name, label: cuisineName(text, name) })),
  ];
  return (
    <div>
      <div className={styles.wide}>
        <RadioGroup
          legend={text('explore.sortByCategory')}
          legendHidden
          name="category"
          options={options}
          value={value}
          onChange={onChange}
        />
      </div>
      <div className={styles.narrow}>
        <Select
          label={text('explore.sortByCategory')}
          options={options}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </div>
    </div>
  );
}
