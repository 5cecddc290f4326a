import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { UserReply } from '#contract/accounts.ts';
import {
  type QuestionReply,
  type QuestionSort,
  type QuestionsReply,
  questionSorts,
} from '#contract/questions.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import { mayFoldQuestion } from '#domain/accounts/may.ts';
import { askAnchor } from '#domain/sharing/addresses.ts';
import { useApi } from '#web/data/api.ts';
import { useOpener } from '#web/forms/use-opener.ts';
import { LoginToPost } from '#web/lists/login-to-post.tsx';
import { PostLink } from '#web/lists/post-link.tsx';
import posts from '#web/lists/posts.module.css';
import { RestOfPosts } from '#web/lists/rest-of-posts.tsx';
import { useText } from '#web/page/text.ts';
import { showSuccess } from '#web/page/toasts.ts';
import { Button } from '#web/ui/button.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { LiveQuestion } from './live-question.tsx';
import { Total } from './total.tsx';
import { type Questions, useQuestions } from './use-questions.ts';
import { useWords } from './use-words.ts';
import { WordsForm } from './words-form.tsx';

type Props = {
  food: RecipeDetailReply;
  first: QuestionsReply | null;
  user: UserReply | null;
  /** Whether the address asks for the form. */
  isAsked: boolean;
};

/** The questions for somebody who does more than read the first: what is their own comes here, in the browser. */
export function LiveQuestions({ food, first, user, isAsked }: Props) {
  const text = useText();
  const questions = useQuestions(food._id, first, user?._id ?? null);
  const { shown, own, asked } = questions;
  const needsMore = useRef(user === null);
  useEffect(() => {
    // Somebody who is not logged in has asked for more.
    if (needsMore.current) void questions.loadMore();
    needsMore.current = false;
  });
  const theirs = new Set(asked.map(({ _id }) => _id));
  const listed = new Set(shown?.questions.map(({ _id }) => _id));
  // A change takes a question from the tips: then it stands in the list, once that has it.
  const isFolded = (one: QuestionReply) => one.folded || !listed.has(one._id);
  const folded = own?.folded.filter((one) => !theirs.has(one._id) && isFolded(one)) ?? [];
  // The list and what is one's own come one after the other: what stands in the tips stands there alone.
  const elsewhere = new Set([...theirs, ...folded.map(({ _id }) => _id)]);
  // With what an admin hid of it, which its writer alone is told.
  const answered = new Map(own?.answered.map((one) => [one._id, one]));
  const others = shown?.questions.filter(({ _id }) => !elsewhere.has(_id)) ?? [];
  const isAuthor = user && mayFoldQuestion({ id: user._id, role: user.role }, food);
  const list = (of: QuestionReply[]) =>
    of.map((question) => (
      <LiveQuestion
        key={question._id}
        food={food}
        user={user}
        question={question}
        questions={questions}
      />
    ));
  return (
    <>
      {shown && <Total total={shown.total} />}
      {user && <Asking food={food} user={user} questions={questions} isAsked={isAsked} />}
      {!user && isAsked && <LoginToPost reason={text('questions.logIn')} />}
      {!user && !isAsked && <PostLink anchor={askAnchor} label={text('questions.ask')} />}
      {asked.length > 0 && (
        <ol className={posts.list} aria-label={text('questionForm.yours')}>
          {list(asked)}
        </ol>
      )}
      {shown && shown.total > 1 && <Sorting questions={questions} />}
      <ol className={posts.list} aria-busy={questions.busy}>
        {list(others.map((one) => answered.get(one._id) ?? one))}
      </ol>
      <RestOfPosts
        posts={questions}
        onRetry={() => void questions.loadAll()}
        words={{
          failed: text('questions.loadFailed'),
          retry: text('questionForm.retry'),
          more: text('questions.more'),
        }}
      />
      {isAuthor && folded.length > 0 && (
        <ol className={posts.list} aria-label={text('questionForm.inTips')}>
          {list(folded)}
        </ol>
      )}
    </>
  );
}

function Sorting({ questions }: { questions: Questions }) {
  const text = useText();
  return (
    <RadioGroup
      legend={text('questionForm.sort')}
      name="question-sort"
      value={questions.sort}
      options={questionSorts.map((value) => ({ value, label: text(`questionForm.sort.${value}`) }))}
      onChange={(value) => void questions.load(value as QuestionSort)}
    />
  );
}

type AskingProps = {
  food: RecipeDetailReply;
  user: UserReply;
  questions: Questions;
  isAsked: boolean;
};

/** Where somebody asks. */
function Asking({ food, user, questions, isAsked }: AskingProps) {
  const text = useText();
  const words = useAsk(food._id, user._id, questions);
  const isOpen = words.typed !== null;
  const opener = useOpener(isOpen);
  const navigate = useNavigate();
  const { search } = useLocation();
  const open = () => words.open({ text: '', base: '' });
  useEffect(() => {
    // A reload does not ask again.
    if (!isAsked) return;
    words.open({ text: '', base: '' });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  });
  if (!isOpen) {
    return (
      <Button ref={opener} onClick={open}>
        {text('questions.ask')}
      </Button>
    );
  }
  return (
    <WordsForm
      words={words}
      label={text('questionForm.question')}
      hint={text('questionForm.questionHint')}
      send={text('questionForm.send')}
    />
  );
}

function useAsk(recipeId: string, userId: string, questions: Questions) {
  const api = useApi();
  const text = useText();
  return useWords(`question:${recipeId}@${userId}`, async (typed) => {
    const body = { text: typed.text };
    const result = await api.askQuestion({ params: { recipeId }, body });
    if (!result.ok) return { ok: false, refused: result };
    showSuccess(text('questionForm.asked'), 'act');
    await questions.loadAll();
    return { ok: true };
  });
}
