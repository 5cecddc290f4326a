import { Button } from '#web/ui/button.tsx';
import { FieldFrame, TextArea, TextField } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-error.tsx';
import styles from './fields-section.module.css';
import { Forced } from './forced.tsx';
import { Specimen } from './specimen.tsx';
import { words } from './words.ts';

const field = { label: words.label };

/** One line and many lines of text: empty, filled, at fault, without use, under the mouse, with the focus. */
export function FieldsSection() {
  const action = (
    <Button variant="bare" size="small">
      {words.show}
    </Button>
  );
  return (
    <div className={styles.fields}>
      <Specimen label={words.empty}>
        <TextField {...field} placeholder={words.sample} />
      </Specimen>
      <Specimen label={words.filled}>
        <TextField {...field} defaultValue={words.sample} />
      </Specimen>
      <Specimen label={words.error}>
        <TextField {...field} error={words.fault} />
      </Specimen>
      <Specimen label={words.disabled}>
        <TextField {...field} defaultValue={words.sample} disabled />
      </Specimen>
      <Specimen label={words.hover}>
        <Forced state="hover">
          <TextField {...field} />
        </Forced>
      </Specimen>
      <Specimen label={words.focus}>
        <Forced state="focus">
          <TextField {...field} />
        </Forced>
      </Specimen>
      <Specimen label={words.withHint}>
        <TextField {...field} note={words.optional} hint={words.hint} />
      </Specimen>
      <Specimen label={words.withAction}>
        <TextField {...field} defaultValue={words.sample} action={action} />
      </Specimen>
      <Specimen label={TextArea.name}>
        <TextArea {...field} defaultValue={words.paragraph} />
      </Specimen>
      <Specimen label={`TextArea, ${words.error}`}>
        <TextArea {...field} error={words.fault} />
      </Specimen>
      <Specimen label={FieldFrame.name}>
        <FieldFrame {...field} hint={words.hint}>
          {(ties) => <input type="range" {...ties} />}
        </FieldFrame>
      </Specimen>
      <Specimen label={FieldError.name}>
        <FieldError id="styleguide-error" error={words.fault} />
      </Specimen>
    </div>
  );
}
