import { useText } from '#web/shared/text.ts';
import { ButtonPlace } from '#web/ui/button.tsx';
import { EditIcon, TrashIcon } from '#web/ui/icons.tsx';
import styles from './owner-places.module.css';

/**
 * Keeps the places of Edit and Delete until the page knows who reads it, so that nothing moves
 * when they come. The head script shows them to the owner and to admins alone.
 */
export function OwnerPlaces({ userId }: { userId: string }) {
  const text = useText();
  return (
    <span className={styles.places} data-owner={userId} aria-hidden="true">
      <ButtonPlace label={text('recipe.edit')} icon={<EditIcon size={20} />} />
      <ButtonPlace label={text('recipe.delete')} icon={<TrashIcon size={20} />} />
    </span>
  );
}
