import { useRevalidator } from 'react-router';
import type { Language } from '#contract/languages.ts';
import type { PostKind } from '#contract/posts.ts';
import { mayHidePost } from '#domain/accounts/may.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useLate } from '../page/use-late.ts';
import { useAuth } from '../session/auth.ts';

type Props = {
  kind: PostKind;
  id: string;
  writerId: string;
  isNameAlone?: boolean;
  className?: string;
};

/** Where an admin hides what a page shows of somebody; there is nothing for anybody else. */
export function HidePlace({ writerId, className, ...post }: Props) {
  const { user } = useAuth();
  if (!user || user._id === writerId || !mayHidePost(user)) return null;
  return (
    <p className={className}>
      <Hiding {...post} />
    </p>
  );
}

function Hiding(post: Pick<Props, 'kind' | 'id' | 'isNameAlone'>) {
  const { revalidate } = useRevalidator();
  const { Late } = useLate('hide', true, loadHide);
  return Late && <Late {...post} onHidden={() => void revalidate()} />;
}

async function loadHide(language: Language) {
  const [{ HidePost }] = await Promise.all([
    import('../forms/hide-post.tsx'),
    loadTexts(language, ['posts']),
  ]);
  return HidePost;
}
