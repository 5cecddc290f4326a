import { useEffect, useRef, useState } from 'react';
import type { CategoryReply } from '#contract/categories.ts';
import type { RecipeReply } from '#contract/recipes.ts';
import type { MessageKey } from '#messages/en.ts';
import { useObjectUrl } from '#web/forms/use-object-url.ts';
import { useText } from '#web/page/text.ts';
import { useShownPhoto } from '#web/session/private-photos.ts';
import { Button } from '#web/ui/button.tsx';
import { ConflictPart } from './conflict-part.tsx';
import type { Draft } from './draft.ts';
import { type Choices, findConflict, type Part, resolveConflict } from './merge-draft.ts';
import styles from './recipe-conflict.module.css';
import type { DraftHolder } from './use-recipe-draft.ts';

type Props = {
  holder: DraftHolder;
  /** The recipe as somebody else has left it. */
  current: RecipeReply;
  categories: readonly CategoryReply[];
  onBack: () => void;
  onResolve: (draft: Draft, photo: File | null) => void;
};

const labelOf = (part: Part) => `field.${part === 'name' ? 'dishName' : part}` as MessageKey;

/** Both versions of a recipe, part by part, and the choice between them. */
export function RecipeConflict({ holder, current, categories, onBack, onResolve }: Props) {
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const [conflict] = useState(() => findConflict(holder.draft, holder.photo, current));
  const [choices, setChoices] = useState<Choices>(conflict.suggested);
  const photoUrl = useObjectUrl(holder.photo);
  const keptPhotoUrl = useShownPhoto(holder.draft.photos.first?.url ?? '');
  const theirPhotoUrl = useShownPhoto(conflict.theirs.photoUrl);
  useEffect(() => heading.current?.focus(), []);

  const resolve = () => {
    const resolved = resolveConflict(holder.draft, holder.photo, conflict, choices);
    holder.replace(resolved.draft);
    if (resolved.photo !== holder.photo) holder.setPhoto(resolved.photo);
    onResolve(resolved.draft, resolved.photo);
  };
  return (
    <section className={styles.conflict}>
      <h2 ref={heading} tabIndex={-1}>
        {text('conflict.title')}
      </h2>
      <p className={styles.lead}>{text('conflict.text')}</p>
      {conflict.parts.map((part) => (
        <ConflictPart
          key={part}
          part={part}
          label={text(labelOf(part))}
          mine={part === 'photo' ? (photoUrl ?? keptPhotoUrl ?? '') : conflict.mine[part]}
          theirs={part === 'photo' ? (theirPhotoUrl ?? '') : conflict.theirs.fields[part]}
          categories={categories}
          side={choices[part] ?? 'mine'}
          onChoose={(side) => setChoices((now) => ({ ...now, [part]: side }))}
        />
      ))}
      <div className={styles.actions}>
        <Button variant="primary" size="large" onClick={resolve}>
          {text('conflict.save')}
        </Button>
        <Button size="large" onClick={onBack}>
          {text('conflict.back')}
        </Button>
      </div>
    </section>
  );
}
