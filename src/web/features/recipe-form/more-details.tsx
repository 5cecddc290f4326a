import { useState } from 'react';
import { diets, difficulties } from '#contract/recipe-fields.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Draft, DraftChange } from './draft/draft.ts';
import styles from './more-details.module.css';

type Props = {
  draft: Draft;
  onChange: (change: DraftChange) => void;
  errors: FieldErrors;
  startsOpen?: boolean;
};

const numbers = ['servings', 'prepMinutes', 'cookMinutes'] as const;
const own = [...numbers, 'difficulty', 'diet', 'tip', 'sourceUrl'] as const;

/** The optional parts of a recipe, folded until a person opens them or one of them is at fault. */
export function MoreDetails({ draft, onChange, errors, startsOpen = false }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(startsOpen);
  const hasFault = own.some((name) => errors[name]);
  return (
    <Disclosure
      summary={text('form.moreDetails')}
      note={text('form.optional')}
      open={isOpen || hasFault}
      onToggle={setOpen}
    >
      <div className={styles.grid}>
        {numbers.map((name) => (
          <TextField
            key={name}
            label={text(`field.${name}`)}
            note={name === 'servings' ? null : text('form.minutes')}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            value={draft[name]}
            error={errors[name]}
            onChange={(event) => onChange({ [name]: event.target.value })}
          />
        ))}
        <Select
          label={text('field.difficulty')}
          name="difficulty"
          prompt={text('form.none')}
          options={difficulties.map((value) => ({ value, label: text(`difficulty.${value}`) }))}
          value={draft.difficulty}
          error={errors.difficulty}
          onChange={(event) => onChange({ difficulty: event.target.value })}
        />
        <DietField draft={draft} onChange={onChange} />
        <TextArea
          className={styles.wide}
          label={text('field.tip')}
          name="tip"
          rows={2}
          value={draft.tip}
          error={errors.tip}
          onChange={(event) => onChange({ tip: event.target.value })}
        />
        <TextField
          className={styles.wide}
          label={text('field.sourceUrl')}
          name="sourceUrl"
          type="url"
          inputMode="url"
          value={draft.sourceUrl}
          error={errors.sourceUrl}
          onChange={(event) => onChange({ sourceUrl: event.target.value })}
        />
      </div>
    </Disclosure>
  );
}

function DietField({ draft, onChange }: Pick<Props, 'draft' | 'onChange'>) {
  const text = useText();
  const toggle = (diet: string, isChosen: boolean) => {
    const others = draft.diet.filter((other) => other !== diet);
    onChange({ diet: isChosen ? [...others, diet].sort() : others });
  };
  return (
    <fieldset className={styles.wide}>
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
    </fieldset>
  );
}
