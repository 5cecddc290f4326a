import { Link } from 'react-router';
import type { CookNameReply } from '#contract/cook-name.ts';
import type { Text } from '#messages/format.ts';
import { useText } from '#web/page/text.ts';
import { paths } from '#web/paths.ts';

/** A cook with the way to their page, where they have one; a former cook has no name either. */
export function CookName({ cook }: { cook: CookNameReply }) {
  const text = useText();
  if (!cook.name) return <span>{text('adminPage.formerCook')}</span>;
  return <ToPage cook={cook}>{cook.name}</ToPage>;
}

/** Whose something is, likewise. */
export function ByCook({ cook }: { cook: CookNameReply }) {
  const text = useText();
  if (!cook.name) return <span>{text('adminPage.byFormerCook')}</span>;
  return <ToPage cook={cook}>{text('adminPage.byName', { name: cook.name })}</ToPage>;
}

function ToPage({ cook, children }: { cook: CookNameReply; children: string }) {
  return cook.hasNoPage ? <span>{children}</span> : <Link to={paths.cook(cook)}>{children}</Link>;
}

/** Whose something is, for admins: of a former cook the e-mail alone is known. */
export function sayBy(text: Text, person: { name: string; email: string }): string {
  return text(person.name ? 'adminPage.by' : 'adminPage.byFormer', person);
}
