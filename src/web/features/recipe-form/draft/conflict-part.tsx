import type { CategoryReply } from '#contract/categories.ts';
import { headingName, isMarkedHeading } from '#domain/recipes/sections.ts';
import type { MessageKey } from '#messages/en.ts';
import { PhotoPreview } from '#web/forms/photo-preview.tsx';
import { cuisineName } from '#web/page/cuisine-name.ts';
import { useText } from '#web/page/text.ts';
import type { Part, Side } from './merge-draft.ts';
import styles from './recipe-conflict.module.css';

type Value = string | string[];

type Props = {
  part: Part;
  label: string;
  /** The text, the lines, or for the photo its address. */
  mine: Value;
  theirs: Value;
  categories: readonly CategoryReply[];
  side: Side;
  onChoose: (side: Side) => void;
};

/** One part of a recipe in two versions, of which one is chosen. */
export function ConflictPart({ part, label, mine, theirs, categories, side, onChoose }: Props) {
  const text = useText();
  const versions = [
    { key: 'mine', value: mine },
    { key: 'theirs', value: theirs },
  ] as const;
  return (
    <fieldset className={styles.part}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.sides}>
        {versions.map(({ key, value }) => (
          <label key={key} className={styles.side}>
            <input
              type="radio"
              className={styles.radio}
              name={`conflict-${part}`}
              checked={side === key}
              onChange={() => onChoose(key)}
            />
            <span className={styles.name}>{text(`conflict.${key}`)}</span>
            <div className={styles.value}>
              <Shown part={part} value={value} categories={categories} />
            </div>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Parts whose values are choices, each with a text. */
const chosenFrom: readonly Part[] = ['difficulty', 'course', 'language'];

type ShownProps = { part: Part; value: Value; categories: readonly CategoryReply[] };

function Shown({ part, value, categories }: ShownProps) {
  const text = useText();
  if (value.length === 0) return <span className={styles.empty}>{text('conflict.nothing')}</span>;
  if (typeof value !== 'string') {
    const say = (line: string) => (part === 'diet' ? text(`diet.${line}` as MessageKey) : line);
    return (
      <ul>
        {value.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand still and may be equal
          <li key={index}>{isMarkedHeading(line) ? <b>{headingName(line)}</b> : say(line)}</li>
        ))}
      </ul>
    );
  }
  if (part === 'photo')
    return <PhotoPreview className={styles.picture} src={value} alt={text('field.photo')} />;
  if (part === 'category')
    return cuisineName(text, categories.find(({ _id }) => _id === value)?.name ?? value);
  if (part === 'unlisted') return text(value === 'true' ? 'unlisted.true' : 'unlisted.false');
  return chosenFrom.includes(part) ? text(`${part}.${value}` as MessageKey) : value;
}
