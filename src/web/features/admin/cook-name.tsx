import { Link } from 'react-router';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';

type Cook = { _id: string; name: string };

/** A cook with the way to their page; a former cook has neither a name nor a page. */
export function CookName({ cook }: { cook: Cook }) {
  const text = useText();
  if (!cook.name) return <span>{text('adminPage.formerCook')}</span>;
  return <Link to={paths.cook(cook)}>{cook.name}</Link>;
}

/** Whose something is, with the way to their page, of which a former cook has none. */
export function ByCook({ cook }: { cook: Cook }) {
  const text = useText();
  if (!cook.name) return <span>{text('adminPage.byFormerCook')}</span>;
  return <Link to={paths.cook(cook)}>{text('adminPage.byName', { name: cook.name })}</Link>;
}

/** Whose something is, for admins: of a former cook the e-mail alone is known. */
export function sayBy(text: Text, person: { name: string; email: string }): string {
  return text(person.name ? 'adminPage.by' : 'adminPage.byFormer', person);
}
