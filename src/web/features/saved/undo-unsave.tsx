import type { MouseEvent } from 'react';
import type { CardRecipe } from '#web/data/recipe.ts';
import { useSaveToggle } from '#web/lists/saved.ts';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';

/** Saves again what was just taken out; the heart of the same card takes the focus. */
export function UndoUnsave({ recipe }: { recipe: CardRecipe }) {
  const text = useText();
  const toggle = useSaveToggle();
  const undo = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const heart = currentTarget.closest('li')?.querySelector<HTMLElement>('[aria-pressed]');
    await toggle(recipe);
    if (!currentTarget.isConnected) heart?.focus();
  };
  return (
    <Button
      size="small"
      aria-label={text('saved.undoName', { name: recipe.name })}
      onClick={(event) => void undo(event)}
    >
      {text('saved.undo')}
    </Button>
  );
}
