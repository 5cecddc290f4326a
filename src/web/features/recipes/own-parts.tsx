import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { type DeletedRecipeReply, restorableDays } from '#contract/deletions.ts';
import type { HiddenRecipeReply, WaitingRecipeReply } from '#contract/waiting.ts';
import type { CardRecipe } from '#web/data/recipe.ts';
import { useOnce } from '#web/data/use-once.ts';
import { RecipeGrid } from '#web/lists/recipe-grid.tsx';
import { useUndoDelete } from '#web/lists/use-undo-delete.ts';
import { useRecipeWords } from '#web/page/recipe-words.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { OwnPart } from './own-part.tsx';
import { type AskOwn, useOwnRecipes } from './use-own-recipes.ts';

const askWaiting: AskOwn<WaitingRecipeReply> = (api, query) => api.listWaitingRecipes({ query });
const askHidden: AskOwn<HiddenRecipeReply> = (api, query) => api.listHiddenRecipes({ query });
const askUnlisted: AskOwn<CardRecipe> = (api, query) => api.listUnlistedRecipes({ query });
const askDeleted: AskOwn<DeletedRecipeReply> = (api, query) => api.listDeletedRecipes({ query });

/** Those of a person's recipes that no list has, asked for anew each turn; `areNone` once it is known that there is none, `why` as in `whyKept`. */
export function useOwnParts(userId: string, turn: number) {
  const waiting = useOwnRecipes(userId, askWaiting, turn);
  const hidden = useOwnRecipes(userId, askHidden, turn);
  const unlisted = useOwnRecipes(userId, askUnlisted, turn);
  const all = [waiting, hidden, unlisted];
  const why = all.find((one) => one.why)?.why ?? '';
  const areNone = !why && all.every((one) => one.isKnown && !one.recipes.length);
  return { waiting, hidden, unlisted, areNone, why };
}

/** What waits for a moderator's look, what one has hidden, with why, and what only those see who have its link. */
export function OwnParts({ waiting, hidden, unlisted, why }: ReturnType<typeof useOwnParts>) {
  const text = useText();
  const words = useRecipeWords();
  const appeal = <Link to={paths.decisions}>{text('hiddenOwn.appeal')}</Link>;
  return (
    <>
      {why && <p role="alert">{why}</p>}
      <OwnPart
        list={waiting}
        title={text('waiting.title')}
        hint={text('waiting.hint')}
        row={(recipe) => ({
          recipe,
          said: <span {...words}>{recipe.description}</span>,
          facts: [text('waiting.since', { date: text.date(recipe.updatedAt) })],
        })}
      />
      <OwnPart
        list={hidden}
        title={text('hiddenOwn.listTitle')}
        hint={
          <>
            {text('hiddenOwn.hint')} {appeal}
          </>
        }
        row={(recipe) => ({
          recipe,
          said: recipe.hidden.reason,
          facts: [text('hiddenOwn.at', { date: text.date(recipe.hidden.at) })],
        })}
      />
      <OwnPart list={unlisted} title={text('unlisted.title')} hint={text('unlisted.hint')}>
        <RecipeGrid recipes={unlisted.recipes} heading="h3" />
      </OwnPart>
    </>
  );
}

type Props = { userId: string; onUndone: () => void };

/** What a person has deleted and can still bring back. */
export function DeletedRecipes({ userId, onUndone }: Props) {
  const text = useText();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useOwnRecipes(userId, askDeleted);
  const undone = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone with its row: the heading takes the focus, or the page where no row is left.
    if (undone.current) (title.current ?? document.getElementById('main'))?.focus();
    undone.current = false;
  });
  const onBack = (id: string) => {
    undone.current = true;
    list.forget(id);
    onUndone();
  };
  return (
    <OwnPart
      list={list}
      title={text('deleted.title')}
      titleRef={title}
      hint={text('deleted.hint', { days: restorableDays })}
      row={(recipe) => ({
        recipe,
        facts: [
          text('deleted.at', { date: text.date(recipe.deletedAt) }),
          text('deleted.daysLeft', { days: Math.max(recipe.daysLeft, 1) }),
        ],
        act: <Undo recipe={recipe} onBack={onBack} />,
      })}
    />
  );
}

type UndoProps = { recipe: DeletedRecipeReply; onBack: (id: string) => void };

function Undo({ recipe: { _id, name }, onBack }: UndoProps) {
  const text = useText();
  const once = useOnce();
  const undoDelete = useUndoDelete();
  const undo = async () => void ((await undoDelete(_id)) && onBack(_id));
  return (
    <Button
      size="small"
      aria-label={text('deleted.undoName', { name })}
      onClick={() => void once(undo)}
    >
      {text('deleted.undo')}
    </Button>
  );
}
