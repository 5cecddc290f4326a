import { useId } from 'react';
import { courses } from '#contract/recipe-details.ts';
import { diets, difficulties } from '#contract/recipe-fields.ts';
import { recipeLanguages } from '#contract/recipe-languages.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Draft, DraftChange } from './draft/draft.ts';
import styles from './more-details.module.css';
import { useDietDoubts } from './use-diet-doubts.ts';

type Props = { draft: Draft; onChange: (change: DraftChange) => void; errors: FieldErrors };

/** What kind of recipe it is: course, difficulty, language and diets, each chosen from a list. */
export function RecipeKind({ draft, onChange, errors }: Props) {
  const text = useText();
  const choices = {
    course: courses.map((value) => ({ value, label: text(`course.${value}`) })),
    difficulty: difficulties.map((value) => ({ value, label: text(`difficulty.${value}`) })),
    language: recipeLanguages.map((value) => ({ value, label: text(`language.${value}`) })),
  };
  return (
    <>
      {(['course', 'difficulty', 'language'] as const).map((name) => (
        <Select
          key={name}
          label={text(`field.${name}`)}
          name={name}
          // Every recipe is in some language.
          {...(name === 'language' ? {} : { prompt: text('form.none') })}
          options={choices[name]}
          value={draft[name]}
          error={errors[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
      <DietField draft={draft} onChange={onChange} />
    </>
  );
}

function DietField({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const text = useText();
  const hintId = useId();
  const doubts = useDietDoubts(draft);
  const toggle = (diet: string, isChosen: boolean) => {
    const others = draft.diet.filter((other) => other !== diet);
    onChange({ diet: isChosen ? [...others, diet].sort() : others });
  };
  return (
    <fieldset className={styles.wide} aria-describedby={hintId}>
      <legend className={styles.legend}>{text('field.diet')}</legend>
      <div className={styles.diets}>
        {diets.map((diet) => (
          <Checkbox
            key={diet}
            label={text(`diet.${diet}`)}
            name="diet"
            value={diet}
            checked={draft.diet.includes(diet)}
            onChange={(event) => toggle(diet, event.target.checked)}
          />
        ))}
      </div>
      <div id={hintId} role="status">
        {doubts.map(({ diet, named }) => (
          <p key={diet} className={styles.hint}>
            {text('form.dietDoubt', {
              diet: text(`diet.${diet}`),
              foods: text.list(
                named.map(({ food, line }) => text('form.foodAtLine', { food, n: line + 1 })),
              ),
            })}
          </p>
        ))}
      </div>
    </fieldset>
  );
}
