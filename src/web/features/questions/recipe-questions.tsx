import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { QuestionsReply } from '#contract/questions.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { askAnchor } from '#domain/sharing/addresses.ts';
import { loadTexts } from '#messages/catalogues.ts';
import type { PostsTitle } from '#web/forms/focus-title.ts';
import { MorePosts } from '#web/lists/more-posts.tsx';
import { useText } from '#web/page/text.ts';
import { useAuth } from '#web/session/auth.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import { AskLink, LoginHere, Total } from './ask-link.tsx';
import type { LiveQuestions } from './live-questions.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './recipe-questions.module.css';

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
  const { Live, retry } = useLive(user !== null || wantsMore);
  return (
    <section
      className={styles.questions}
      id={askAnchor}
      aria-labelledby={titleId}
      // The bar of ingredients stays away while the focus is here.
      data-reviews=""
    >
      <h2 id={titleId} tabIndex={-1}>
        {text('questions.title')}
      </h2>
      {Live && (user || wantsMore) ? (
        <Live key={`${user?._id} ${food._id}`} {...{ food, user, isAsked }} first={questions} />
      ) : (
        <>
          {questions ? <Total {...questions} /> : <p>{text('questions.loadFailed')}</p>}
          {isAsked && !user ? <LoginHere /> : <AskLink />}
          <ol className={styles.list}>
            {questions?.questions.map((question) => (
              <QuestionItem key={question._id} question={question} />
            ))}
          </ol>
          {retry && (
            <div role="status">
              <p>{text('questions.loadFailed')}</p>
              <Button onClick={retry}>{text('outage.tryAgain')}</Button>
            </div>
          )}
          {(!questions || questions.nextCursor !== undefined) && (
            <MorePosts
              {...{ label: text('questions.more'), title: titleId }}
              onPress={() => setWantsMore(true)}
            />
          )}
        </>
      )}
    </section>
  );
}

/** What it takes to do more than read, once that is wanted. */
function useLive(isWanted: boolean) {
  const { language } = useText();
  const [Live, setLive] = useState<typeof LiveQuestions | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isWanted || hasFailed) return;
    Promise.all([
      import('./live-questions.tsx'),
      loadTexts(language, ['questionForm', 'posts', 'blocks']),
    ]).then(
      ([module]) => setLive(() => module.LiveQuestions),
      (error) => {
        console.error('questions', error);
        setFailed(true);
      },
    );
  }, [isWanted, hasFailed, language]);
  return { Live, retry: hasFailed ? () => setFailed(false) : null };
}
