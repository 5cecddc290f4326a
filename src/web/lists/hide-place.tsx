import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { PostKind } from '#contract/posts.ts';
import { mayHidePost } from '#domain/accounts/may.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { HidePost } from '../forms/hide-post.tsx';
import { useText } from '../page/text.ts';
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
  const { language } = useText();
  const { revalidate } = useRevalidator();
  const [Hide, setHide] = useState<typeof HidePost | null>(null);
  useEffect(() => {
    Promise.all([import('../forms/hide-post.tsx'), loadTexts(language, ['posts'])]).then(
      ([module]) => setHide(() => module.HidePost),
      (error) => console.error('hide', error),
    );
  }, [language]);
  return Hide && <Hide {...post} onHidden={() => void revalidate()} />;
}
