import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Language } from '#contract/languages.ts';
import type { QuestionsReply } from '#contract/questions.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { askAnchor } from '#domain/sharing/addresses.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { PostsTitle } from '#web/forms/focus-title.ts';
import { LoginToPost } from '#web/lists/login-to-post.tsx';
import { MorePosts } from '#web/lists/more-posts.tsx';
import { PostLink } from '#web/lists/post-link.tsx';
import posts from '#web/lists/posts.module.css';
import { PostsSection } from '#web/lists/posts-section.tsx';
import { useText } from '#web/page/text.ts';
import { useLate } from '#web/page/use-late.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { QuestionItem } from './question-item.tsx';
import { Total } from './total.tsx';

/** How many questions a recipe page comes with. */
export const firstQuestions = 5;

const titleId: PostsTitle = 'questions';

type Props = { food: RecipeDetailReply; questions: QuestionsReply | null };

/**
 * What people ask on the recipe, and what its author and others answer. Everybody gets the first questions with
 * the page; what somebody needs to ask, answer or read on is loaded when they are logged in or ask for it.
 */
export function RecipeQuestions({ food, questions }: Props) {
  const text = useText();
  const { user } = useAuth();
  const { hash } = useLocation();
  // The server is never told what stands behind the hash.
  const isAsked = useHydrated() && hash === `#${askAnchor}`;
  const [wantsMore, setWantsMore] = useState(false);
  const isWanted = user !== null || wantsMore;
  const { Late, hasFailed, retry } = useLate('questions', isWanted, loadLive);
  return (
    <PostsSection id={askAnchor} titleId={titleId} title={text('questions.title')}>
      {Late && isWanted ? (
        <Late
          key={`${user?._id} ${food._id}`}
          food={food}
          user={user}
          isAsked={isAsked}
          first={questions}
        />
      ) : (
        <>
          {questions ? <Total {...questions} /> : <p>{text('questions.loadFailed')}</p>}
          {isAsked && !user ? (
            <LoginToPost reason={text('questions.logIn')} />
          ) : (
            <PostLink anchor={askAnchor} label={text('questions.ask')} />
          )}
          <ol className={posts.list}>
            {questions?.questions.map((question) => (
              <QuestionItem key={question._id} question={question} />
            ))}
          </ol>
          {hasFailed && (
            <div role="status">
              <p>{text('questions.loadFailed')}</p>
              <Button onClick={retry}>{text('outage.tryAgain')}</Button>
            </div>
          )}
          {(!questions || questions.nextCursor !== undefined) && (
            <MorePosts
              label={text('questions.more')}
              title={titleId}
              onPress={() => setWantsMore(true)}
            />
          )}
        </>
      )}
    </PostsSection>
  );
}

/** What it takes to do more than read. */
async function loadLive(language: Language) {
  const [{ LiveQuestions }] = await Promise.all([
    import('./live-questions.tsx'),
    loadTexts(language, ['questionForm', 'posts', 'blocks']),
  ]);
  return LiveQuestions;
}
