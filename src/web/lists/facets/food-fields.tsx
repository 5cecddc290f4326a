import { useRef } from 'react';
import { Form } from 'react-router';
import { type Chosen, readChosen } from '#domain/facets/facets.ts';
import { Button } from '#web/ui/button.tsx';
import { mostChips } from '#web/ui/chip-list.tsx';
import { TextField } from '#web/ui/field.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { useText } from '../../page/text.ts';
import { useAddedField } from '../use-added-field.ts';
import { useSuggesting } from '../use-suggesting.ts';
import { ChoiceLinks, type NextPlace } from './choice-list.tsx';
import styles from './food-fields.module.css';
import { narrowedAddress } from './narrowing.ts';

/** The facets of ingredients, of which there are too many to choose among. */
export const foodFacets = ['have', 'avoid'] as const;
type FoodFacet = (typeof foodFacets)[number];
type Props = NextPlace & { isReplacing?: boolean };

/** What recipes are to have and what to avoid: for each a field that adds to it, and what is chosen as links that take it away. */
export function FoodFields(props: Props) {
  return (
    <div className={styles.fields}>
      {foodFacets.map((facet) => (
        <FoodField key={facet} facet={facet} {...props} />
      ))}
    </div>
  );
}

type FieldProps = Props & { facet: FoodFacet };

function FoodField({ facet, narrowing, next, whole, isReplacing = false }: FieldProps) {
  const text = useText();
  const foods = narrowing.chosen[facet];
  const field = useRef<HTMLInputElement>(null);
  // The field may have been entered long before what is chosen meanwhile.
  const latest = useLatest(next);
  const toFood = (food: string) => {
    const chosen = withFood(latest.current.chosen, facet, food);
    return narrowedAddress(whole, { ...latest.current, chosen });
  };
  const { list, onFocus } = useSuggesting(toFood, isReplacing);
  const onSubmit = useAddedField(field, foods);
  const address = new URL(narrowedAddress(whole, next), 'http://x');
  return (
    <div>
      <Form
        action={address.pathname}
        className={styles.form}
        replace={isReplacing}
        preventScrollReset
        onSubmit={onSubmit}
      >
        {[...address.searchParams].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          ref={field}
          label={text(`facets.${facet}`)}
          hint={text(`facets.${facet}Hint`)}
          name={facet}
          autoComplete="off"
          maxLength={200}
          onFocus={onFocus}
          action={
            <Button type="submit" size="small" aria-label={text(`facets.${facet}Add`)}>
              {text('facets.add')}
            </Button>
          }
        />
        {list}
      </Form>
      <ChoiceLinks
        facet={facet}
        narrowing={narrowing}
        next={next}
        whole={whole}
        isReplacing={isReplacing}
        choices={foods.slice(0, mostChips).map((value) => ({ value }))}
      />
    </div>
  );
}

/** What is chosen with an ingredient more, tidied as an address is. */
export function withFood(chosen: Chosen, facet: FoodFacet, food: string): Chosen {
  const asked = new URLSearchParams([...chosen[facet], food].map((one) => [facet, one]));
  return { ...chosen, [facet]: readChosen(asked)[facet] };
}
