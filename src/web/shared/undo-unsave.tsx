import type { MouseEvent } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { CardRecipe } from './recipe.ts';
import { useSaveToggle } from './saved.ts';
import { useText } from './text.ts';

type Props = { recipe: CardRecipe; className?: string | undefined };

/** Saves again what was just taken out; the heart of the same card takes the focus. */
export function UndoUnsave({ recipe, className }: Props) {
  const text = useText();
  const toggle = useSaveToggle();
  const undo = async ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    const heart = currentTarget.parentElement?.querySelector<HTMLElement>('[aria-pressed]');
    await toggle(recipe);
    if (!currentTarget.isConnected) heart?.focus();
  };
  return (
    <Button
      size="small"
      className={className}
      aria-label={text('saved.undoName', { name: recipe.name })}
      onClick={(event) => void undo(event)}
    >
      {text('saved.undo')}
    </Button>
  );
}
