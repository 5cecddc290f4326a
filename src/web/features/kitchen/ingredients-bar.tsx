import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './ingredients-bar.module.css';
import type { IngredientsSheet } from './ingredients-sheet.tsx';

type Props = {
  /** The id of what the bar stands under. */
  over: string;
  ticked: number;
  total: number;
  /** The ingredients. */
  children: ReactNode;
};

/** On a phone, while the steps are in view: how many ingredients are ticked, and the way to them. */
export function IngredientsBar({ over, ticked, total, children }: Props) {
  const isNear = useIsNear(over);
  const [isOpen, setOpen] = useState(false);
  const Sheet = useSheetProgram(isNear || isOpen);
  return (
    <>
      <IngredientsOpener
        isNear={isNear}
        ticked={ticked}
        total={total}
        onOpen={() => setOpen(true)}
      />
      {isOpen && Sheet && <Sheet onClose={() => setOpen(false)}>{children}</Sheet>}
    </>
  );
}

type OpenerProps = Pick<Props, 'ticked' | 'total'> & { isNear: boolean; onOpen: () => void };

/** The bar itself, which hides while the steps are out of view. */
export function IngredientsOpener({ isNear, ticked, total, onOpen }: OpenerProps) {
  const text = useText();
  return (
    <div className={styles.bar} data-ingredients-bar={isNear}>
      <Button
        className={styles.opener}
        aria-haspopup="dialog"
        aria-label={text('kitchen.barLabel', { ticked, total })}
        onClick={onOpen}
      >
        {text('recipe.ingredients')} <span className={styles.count}>{`${ticked}/${total}`}</span>
      </Button>
    </div>
  );
}

/** Whether the element reaches over the line that parts what is read in the window from what comes next. */
function useIsNear(id: string): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => setNear(entry?.isIntersecting ?? false),
      { rootMargin: '-69% 0px -30% 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isNear;
}

/** Comes before it is pressed: in a kitchen the network may be gone by then. */
function useSheetProgram(isWanted: boolean): typeof IngredientsSheet | null {
  const [loaded, setLoaded] = useState<{ Sheet: typeof IngredientsSheet }>();
  useEffect(() => {
    if (!isWanted) return;
    import('./ingredients-sheet.tsx')
      .then(({ IngredientsSheet: Sheet }) => setLoaded({ Sheet }))
      .catch((error: unknown) => console.error('The sheet of ingredients did not load', error));
  }, [isWanted]);
  return loaded?.Sheet ?? null;
}
