import type { CategoryReply } from '#contract/categories.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Draft, DraftChange } from './draft/draft.ts';
import styles from './recipe-form.module.css';

type Props = {
  draft: Draft;
  onChange: (change: DraftChange) => void;
  errors: FieldErrors;
  categories: readonly CategoryReply[];
};

/** Category, name and description; the category is asked only of those who are logged in. */
export function RecipeBasics({ draft, onChange, errors, categories }: Props) {
  const text = useText();
  const { user } = useAuth();
  return (
    <div className={styles.basics}>
      {user ? (
        <Select
          label={text('field.category')}
          name="category"
          prompt={text('form.selectCategory')}
          options={categories.map(({ _id, name }) => ({
            value: _id,
            label: cuisineName(text, name),
          }))}
          required
          value={draft.category}
          error={errors.category}
          onChange={(event) => onChange({ category: event.target.value })}
        />
      ) : (
        <div className={styles.awaited}>
          <Skeleton shape="short" />
          <Skeleton shape="control" />
        </div>
      )}
      <TextField
        label={text('field.dishName')}
        name="name"
        autoComplete="off"
        required
        value={draft.name}
        error={errors.name}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextArea
        label={text('field.description')}
        name="description"
        required
        value={draft.description}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </div>
  );
}
