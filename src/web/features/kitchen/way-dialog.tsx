import { type ReactNode, useEffect, useRef, useState } from 'react';
import { recipeLanguages } from '#contract/recipe-languages.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { mostScale } from '#domain/kitchen/chosen-amounts.ts';
import { factorToHave } from '#domain/kitchen/have.ts';
import { readIngredientLine } from '#domain/kitchen/ingredient-line.ts';
import { factorOfTins, type Tin } from '#domain/kitchen/tins.ts';
import { languageOf } from '#domain/recipes/language.ts';
import { useText } from '#web/page/text.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/field.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { Select } from '#web/ui/select.tsx';
import type { Way } from './other-ways.tsx';
import styles from './way-dialog.module.css';

type Props = {
  food: RecipeDetailReply;
  way: Way;
  /** Sizes of tins are typed in inches. */
  isInches: boolean;
  onFactor: (factor: number) => void;
  onClose: () => void;
};

/** Asks what there is of an ingredient, or which tin, and says how many times the recipe that makes. */
export function WayDialog({ way, ...rest }: Props) {
  return way.kind === 'tin' ? (
    <TinDialog tin={way.tin} {...rest} />
  ) : (
    <HaveDialog line={way.line} amount={way.amount} {...rest} />
  );
}

type HaveProps = Omit<Props, 'way' | 'isInches'> & { line: number | null; amount: number };

function HaveDialog({ food, line, amount, onFactor, onClose }: HaveProps) {
  const text = useText();
  const language = languageOf(food);
  const page = recipeLanguages.find((one) => one.startsWith(text.language)) ?? language;
  const scaling = food.ingredientList.flatMap((one, index) => {
    const place = readIngredientLine(one, language).amounts.findIndex((each) => each.doesScale);
    return place < 0 ? [] : [{ index, place, line: one }];
  });
  const [chosen, setChosen] = useState(line ?? scaling[0]?.index ?? 0);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // A cook who pressed an amount has chosen the ingredient.
  useEffect(() => {
    if (line !== null) field.current?.focus();
  }, [line]);
  const [fault, setFault] = useState<'unread' | 'otherUnit' | 'tooFar'>();
  const place =
    chosen === line ? amount : (scaling.find((one) => one.index === chosen)?.place ?? 0);
  const own = food.ingredientList[chosen] ?? '';
  const answer = () => {
    const had = factorToHave(own, place, typed, { recipe: language, page });
    if ('fault' in had) setFault(had.fault);
    else onFactor(had.factor);
  };
  return (
    <ScaleDialog
      title={text('kitchen.have')}
      onOk={answer}
      onClose={onClose}
      field={
        <>
          <Select
            label={text('kitchen.haveOf')}
            value={String(chosen)}
            onChange={(event) => setChosen(Number(event.target.value))}
            options={scaling.map((one) => ({ value: String(one.index), label: one.line }))}
          />
          <TextField
            label={text('kitchen.haveAmount')}
            hint={text('kitchen.haveHint')}
            error={fault && text(`kitchen.fault.${fault}`)}
            ref={field}
            value={typed}
            autoComplete="off"
            maxLength={40}
            onChange={(event) => setTyped(event.target.value)}
          />
        </>
      }
    >
      {text('kitchen.recipeSays', { line: own })}
    </ScaleDialog>
  );
}

const shapes = ['round', 'square', 'rectangular'] as const;
const inch = 2.54;

function TinDialog({
  tin,
  isInches,
  onFactor,
  onClose,
}: Omit<Props, 'way' | 'food'> & { tin: Tin }) {
  const text = useText();
  const unit = isInches ? inch : 1;
  const sizeOf = (side: number | undefined) =>
    side === undefined ? '' : text.number(Math.round((side / unit) * 2) / 2);
  const [shape, setShape] = useState<Tin['shape']>(tin.shape);
  const [first, setFirst] = useState(sizeOf(tin.sides[0]));
  const [second, setSecond] = useState(sizeOf(tin.sides[1]));
  const [isAtFault, setAtFault] = useState(false);
  const answer = () => {
    const sides = (shape === 'rectangular' ? [first, second] : [first]).map(
      (side) => Number(side.replace(',', '.')) * unit,
    );
    const factor = factorOfTins(tin, { shape, sides });
    if (factor >= 1 / mostScale && factor <= mostScale) onFactor(factor);
    else setAtFault(true);
  };
  const size = (value: string, set: (value: string) => void, label: string) => (
    <TextField
      label={label}
      note={text(isInches ? 'kitchen.inches' : 'kitchen.centimetres')}
      value={value}
      inputMode="decimal"
      autoComplete="off"
      onChange={(event) => set(event.target.value)}
    />
  );
  const own = tin.sides.map(sizeOf).join(' × ');
  return (
    <ScaleDialog
      title={text('kitchen.tin')}
      onOk={answer}
      onClose={onClose}
      field={
        <>
          <RadioGroup
            legend={text('kitchen.shape')}
            name="shape"
            options={shapes.map((one) => ({ value: one, label: text(`kitchen.shape.${one}`) }))}
            value={shape}
            onChange={(value) => setShape(value as Tin['shape'])}
          />
          <div className={styles.sides}>
            {size(first, setFirst, text(shape === 'round' ? 'kitchen.across' : 'kitchen.side'))}
            {shape === 'rectangular' && size(second, setSecond, text('kitchen.otherSide'))}
          </div>
          {isAtFault && (
            <p role="alert" className={styles.fault}>
              {text('kitchen.fault.tin')}
            </p>
          )}
        </>
      }
    >
      {text('kitchen.tinSays', {
        shape: text(`kitchen.shape.${tin.shape}`),
        size: `${own}\u00a0${text(isInches ? 'kitchen.inches' : 'kitchen.centimetres')}`,
      })}
    </ScaleDialog>
  );
}

type ScaleProps = {
  title: string;
  field: ReactNode;
  children: ReactNode;
  onOk: () => void;
  onClose: () => void;
};

/** A dialog that is open while it is there, whose answer scales the recipe. */
function ScaleDialog({ title, field, children, onOk, onClose }: ScaleProps) {
  const text = useText();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      okLabel={text('kitchen.scale')}
      okVariant="primary"
      cancelLabel={text('kitchen.cancel')}
      onOk={onOk}
      field={<div className={styles.fields}>{field}</div>}
    >
      {children}
    </ConfirmDialog>
  );
}
