import { type ReactNode, useState } from 'react';
import type { UserReply } from '#contract/accounts.ts';
import type { AnswerReply, QuestionReply } from '#contract/questions.ts';
import type { RecipeDetailReply } from '#contract/recipes.ts';
import {
  mayDeleteQuestion,
  mayEditQuestion,
  mayFoldQuestion,
  mayHidePost,
} from '#domain/accounts/may.ts';
import { focusTitle } from '#web/forms/focus-title.ts';
import { HiddenNote, HidePost } from '#web/forms/hide-post.tsx';
import { useOpener } from '#web/forms/use-opener.ts';
import { BlockPerson } from '#web/lists/block-person.tsx';
import { useIsHidden } from '#web/lists/blocked.ts';
import { Folded } from '#web/lists/folded.tsx';
import posts from '#web/lists/posts.module.css';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import { DeletePost } from './delete-post.tsx';
import { QuestionItem } from './question-item.tsx';
import styles from './recipe-questions.module.css';
import { useFold } from './use-fold.ts';
import { useAnswer, useEdit } from './use-posts.ts';
import type { Questions } from './use-questions.ts';
import formStyles from './words-form.module.css';
import { WordsForm } from './words-form.tsx';

type Props = {
  food: RecipeDetailReply;
  user: UserReply | null;
  question: QuestionReply;
  questions: Questions;
};

/** A question, folded where its reader muted or blocked who asks, with what they can do: answer, edit and delete what is theirs, and put it into the tips of their recipe. */
export function LiveQuestion({ food, user, question, questions }: Props) {
  const isHidden = useIsHidden();
  if (!user) return <QuestionItem question={question} />;
  const item = (
    <QuestionItem
      question={question}
      foldOf={({ cook }, told) =>
        isHidden(cook) ? <Folded name={cook.name}>{told}</Folded> : told
      }
      actsOf={(answer) => (
        <AnswerActs
          key={answer._id}
          food={food}
          user={user}
          question={question}
          answer={answer}
          questions={questions}
        />
      )}
    >
      <QuestionActs food={food} user={user} question={question} questions={questions} />
    </QuestionItem>
  );
  if (!isHidden(question.cook)) return item;
  return (
    <li>
      <Folded name={question.cook.name}>
        <ol className={posts.list}>{item}</ol>
      </Folded>
    </li>
  );
}

type ActsProps = Props & { user: UserReply };

function QuestionActs({ food, user, question, questions }: ActsProps) {
  const text = useText();
  const actor = { id: user._id, role: user.role };
  const answer = useAnswer(user._id, question, questions);
  const isAnswered = question.answers.some(({ cook }) => cook._id === user._id);
  const mayAnswer = !isAnswered && !question.hidden;
  const fold = useFold(question, questions);
  // Words that lie nowhere but here stay in sight, also where an answer of another tab has come.
  const isOpen = mayAnswer || answer.isByHand || !answer.isKept;
  // Who has answered finds no button to answer.
  const opener = useOpener(answer.typed !== null, () => focusTitle('questions'));
  return (
    <>
      {question.folded && <p className={styles.facts}>{text('questionForm.inTips')}</p>}
      <PostActs user={user} questions={questions} post={question} kind="question">
        {mayAnswer && !answer.typed && (
          <Button ref={opener} size="small" onClick={() => answer.open({ text: '', base: '' })}>
            {text('questionForm.toAnswer')}
          </Button>
        )}
        {question.folded && mayFoldQuestion(actor, food) && (
          <Button size="small" aria-disabled={fold.busy || undefined} onClick={fold.unfold}>
            {text('questionForm.unfold')}
          </Button>
        )}
      </PostActs>
      {isOpen && answer.typed && (
        <WordsForm
          words={answer}
          label={text('questionForm.answer')}
          hint={text('questionForm.answerHint')}
          send={text('questionForm.sendAnswer')}
        />
      )}
    </>
  );
}

function AnswerActs({ food, user, question, answer, questions }: ActsProps & AnswerProps) {
  const text = useText();
  const fold = useFold(question, questions);
  const mayFold = mayFoldQuestion({ id: user._id, role: user.role }, food);
  return (
    <PostActs user={user} questions={questions} post={answer} kind="answer">
      {mayFold && !question.folded && !question.hidden && !answer.hidden && (
        <Button
          size="small"
          aria-disabled={fold.busy || undefined}
          onClick={() => fold.fold(answer._id)}
        >
          {text('questionForm.fold')}
        </Button>
      )}
    </PostActs>
  );
}

type AnswerProps = { answer: AnswerReply };

type PostActsProps = {
  user: UserReply;
  kind: 'question' | 'answer';
  post: AnswerReply;
  questions: Questions;
  children: ReactNode;
};

/** The buttons of a question or an answer, and where its writer changes it. */
function PostActs({ user, kind, post, questions, children }: PostActsProps) {
  const text = useText();
  const [isAsking, setAsking] = useState(false);
  const actor = { id: user._id, role: user.role };
  const writer = { userId: post.cook._id };
  const edit = useEdit(user._id, kind, post, questions);
  const opener = useOpener(edit.typed !== null);
  return (
    <>
      {post.hidden && <HiddenNote reason={post.hidden.reason} />}
      <div className={formStyles.actions}>
        {children}
        {mayEditQuestion(actor, writer) && !edit.typed && (
          <Button
            ref={opener}
            size="small"
            onClick={() => edit.open({ text: post.text, base: post.updatedAt })}
          >
            {text('questionForm.edit')}
          </Button>
        )}
        {mayDeleteQuestion(actor, writer) && (
          <Button size="small" onClick={() => setAsking(true)}>
            {text('questionForm.delete')}
          </Button>
        )}
        {mayHidePost(actor) && writer.userId !== user._id && (
          <HidePost kind={kind} id={post._id} onHidden={() => void questions.loadAll()} />
        )}
        <BlockPerson person={post.cook} onKept={() => focusTitle('questions')} />
      </div>
      {edit.typed && (
        <WordsForm
          words={edit}
          label={text(`questionForm.${kind}`)}
          hint={text(`questionForm.${kind}Hint`)}
          send={text('questionForm.save')}
        />
      )}
      <DeletePost
        kind={kind}
        post={post}
        questions={questions}
        isAsking={isAsking}
        onOpenChange={setAsking}
      />
    </>
  );
}
