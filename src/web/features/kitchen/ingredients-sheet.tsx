import type { ReactNode } from 'react';
import { useText } from '#web/page/text.ts';
import { Sheet } from '#web/ui/sheet.tsx';

type Props = { onClose: () => void; children: ReactNode };

/** The ingredients over the steps. */
export function IngredientsSheet({ onClose, children }: Props) {
  const text = useText();
  return (
    <Sheet title={text('recipe.ingredients')} closeLabel={text('kitchen.close')} onClose={onClose}>
      {children}
    </Sheet>
  );
}
