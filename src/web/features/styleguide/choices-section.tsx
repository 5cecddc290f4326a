import { useId, useState } from 'react';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import styles from './fields-section.module.css';
import { Forced } from './forced.tsx';
import { Specimen, Specimens } from './specimen.tsx';
import { words } from './words.ts';

const options = ['Indian', 'Thai', 'American'].map((name) => ({ value: name, label: name }));

/** Check boxes, radio buttons and drop-downs. */
export function ChoicesSection() {
  return (
    <>
      <Checkboxes />
      <Specimens>
        <Radios label={words.chosen} />
        <Forced state="hover" on="input:not(:checked)">
          <Radios label={words.hover} />
        </Forced>
        <Forced state="focus">
          <Radios label={words.focus} />
        </Forced>
      </Specimens>
      <Selects />
    </>
  );
}

function Checkboxes() {
  return (
    <Specimens>
      <Specimen label={words.rest}>
        <Checkbox label={words.sample} />
      </Specimen>
      <Specimen label={words.chosen}>
        <Checkbox label={words.sample} defaultChecked />
      </Specimen>
      <Specimen label={words.focus}>
        <Forced state="focus">
          <Checkbox label={words.sample} />
        </Forced>
      </Specimen>
      <Specimen label={words.disabled}>
        <Checkbox label={words.sample} disabled />
      </Specimen>
    </Specimens>
  );
}

function Radios({ label }: { label: string }) {
  const [value, setValue] = useState('Thai');
  const name = useId();
  return (
    <Specimen label={label}>
      <RadioGroup
        legend={words.label}
        name={name}
        options={options}
        value={value}
        onChange={setValue}
      />
    </Specimen>
  );
}

function Selects() {
  const select = { label: words.label, prompt: words.prompt, options };
  return (
    <div className={styles.fields}>
      <Specimen label={words.empty}>
        <Select {...select} />
      </Specimen>
      <Specimen label={words.chosen}>
        <Select {...select} defaultValue="Thai" />
      </Specimen>
      <Specimen label={words.error}>
        <Select {...select} error={words.fault} />
      </Specimen>
      <Specimen label={words.disabled}>
        <Select {...select} disabled />
      </Specimen>
      <Specimen label={words.hover}>
        <Forced state="hover">
          <Select {...select} />
        </Forced>
      </Specimen>
      <Specimen label={words.focus}>
        <Forced state="focus">
          <Select {...select} />
        </Forced>
      </Specimen>
    </div>
  );
}
