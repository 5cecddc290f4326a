import { nutritionFields } from '#contract/recipe-details.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { TextField } from '#web/ui/field.tsx';
import type { Draft, DraftChange } from './draft/draft.ts';
import styles from './more-details.module.css';

type Props = { draft: Draft; onChange: (change: DraftChange) => void; errors: FieldErrors };

/** What a serving holds, as far as its author knows it. */
export function NutritionFields({ draft, onChange, errors }: Props) {
  const text = useText();
  return (
    <fieldset className={styles.wide}>
      <legend className={styles.legend}>{text('form.nutrition')}</legend>
      <div className={styles.nutrition}>
        {nutritionFields.map((name) => (
          <TextField
            key={name}
            label={text(`field.${name}`)}
            note={text(name === 'nutrition.kcal' ? 'form.kcal' : 'form.grams')}
            name={name}
            inputMode="decimal"
            autoComplete="off"
            value={draft[name]}
            error={errors[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
      </div>
    </fieldset>
  );
}
