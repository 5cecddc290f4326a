import { useId, useState } from 'react';
import { detailLimits, nutritionFields } from '#contract/recipe-details.ts';
import { timeFields } from '#contract/recipe-times.ts';
import { readOneTime } from '#domain/imports/read-numbers.ts';
import type { FieldErrors } from '#web/forms/field-errors.ts';
import { useText } from '#web/page/text.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
import { TextArea, TextField } from '#web/ui/field.tsx';
import type { Draft, DraftChange } from './draft/draft.ts';
import styles from './more-details.module.css';
import { NutritionFields } from './nutrition-fields.tsx';
import { RecipeKind } from './recipe-kind.tsx';

type Props = {
  draft: Draft;
  onChange: (change: DraftChange) => void;
  errors: FieldErrors;
  startsOpen?: boolean;
};

const kinds = ['course', 'difficulty', 'language', 'diet'] as const;
const words = ['tags', 'equipment', 'otherNames', 'tip', 'sourceUrl'] as const;
const own = ['servings', 'yield', ...timeFields, ...kinds, ...words, ...nutritionFields] as const;

/** The optional parts of a recipe, folded until a person opens them or one of them is at fault. */
export function MoreDetails({ startsOpen = false, ...fields }: Props) {
  const text = useText();
  const [isOpen, setOpen] = useState(startsOpen);
  const hasFault = own.some((name) => fields.errors[name]);
  return (
    <Disclosure
      summary={text('form.moreDetails')}
      note={text('form.optional')}
      open={isOpen || hasFault}
      onToggle={setOpen}
    >
      <div className={styles.grid}>
        <Quantities {...fields} />
        <RecipeKind {...fields} />
        <Words {...fields} />
        <NutritionFields {...fields} />
        <Unlisted {...fields} />
      </div>
    </Disclosure>
  );
}

/** How much comes of it, and how long it takes. */
function Quantities({ draft, onChange, errors }: Props) {
  const text = useText();
  /** How a time was understood that is no number of minutes. */
  const readAs = (typed: string) => {
    const n = readOneTime(typed);
    return n === undefined ? null : text('form.readMinutes', { n });
  };
  return (
    <>
      <TextField
        label={text('field.servings')}
        name="servings"
        inputMode="numeric"
        autoComplete="off"
        value={draft.servings}
        error={errors.servings}
        onChange={(event) => onChange({ servings: event.target.value })}
      />
      <TextField
        label={text('field.yield')}
        hint={text('form.yieldHint')}
        name="yield"
        autoComplete="off"
        value={draft.yield}
        error={errors.yield}
        onChange={(event) => onChange({ yield: event.target.value })}
      />
      {timeFields.map((name) => (
        <TextField
          key={name}
          label={text(`field.${name}`)}
          note={text('form.minutes')}
          hint={readAs(draft[name])}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          value={draft[name]}
          error={errors[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
    </>
  );
}

/** What is told in words, and where it comes from. */
function Words({ draft, onChange, errors }: Props) {
  const text = useText();
  const hints = {
    equipment: text('form.linesHint'),
    otherNames: text('form.otherNamesHint'),
    tip: null,
  };
  return (
    <>
      <TextField
        className={styles.wide}
        label={text('field.tags')}
        hint={text('form.tagsHint', { n: detailLimits.tags })}
        name="tags"
        autoComplete="off"
        value={draft.tags}
        error={errors.tags}
        onChange={(event) => onChange({ tags: event.target.value })}
      />
      {(['equipment', 'otherNames', 'tip'] as const).map((name) => (
        <TextArea
          key={name}
          className={styles.wide}
          label={text(`field.${name}`)}
          hint={hints[name]}
          name={name}
          rows={2}
          value={draft[name]}
          error={errors[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      ))}
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
    </>
  );
}

function Unlisted({ draft, onChange }: Props) {
  const text = useText();
  const hintId = useId();
  return (
    <div className={styles.wide}>
      <Checkbox
        label={text('field.unlisted')}
        name="unlisted"
        aria-describedby={hintId}
        checked={draft.unlisted === 'true'}
        onChange={(event) => onChange({ unlisted: String(event.target.checked) })}
      />
      <p id={hintId} className={styles.hint}>
        {text('form.unlistedHint')}
      </p>
    </div>
  );
}
