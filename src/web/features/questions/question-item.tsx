import type { ReactNode } from 'react';
import type { AnswerReply, QuestionReply } from '#contract/questions.ts';
import posts from '#web/lists/posts.module.css';
import { ReportLink } from '#web/lists/report-link.tsx';
import { useText } from '#web/page/text.ts';
import styles from './recipe-questions.module.css';

type Props = {
  question: QuestionReply;
  /** What its reader can do with an answer. */
  actsOf?: (answer: AnswerReply) => ReactNode;
  /** What its reader sees of an answer, where that is not all of it. */
  foldOf?: (answer: AnswerReply, told: ReactNode) => ReactNode;
  /** What its reader can do with the question. */
  children?: ReactNode;
};

/** A question with its answers as everybody reads it: words alone, no link in them leads anywhere. */
export function QuestionItem({ question, actsOf, foldOf, children }: Props) {
  const text = useText();
  const { answers, cook, createdAt } = question;
  return (
    <li className={posts.item}>
      <article>
        <h3 className={styles.who}>
          {cook.name
            ? text('questions.asks', { name: cook.name, date: text.date(createdAt) })
            : text('questions.formerAsks', { date: text.date(createdAt) })}
        </h3>
        <p className={styles.asked} dir="auto">
          {question.text}
        </p>
        {answers.length === 0 && <p className={styles.facts}>{text('questions.unanswered')}</p>}
        {answers.length > 0 && (
          <ol className={styles.answers}>
            {answers.map((answer) => {
              const told = <AnswerText answer={answer}>{actsOf?.(answer)}</AnswerText>;
              return <li key={answer._id}>{foldOf?.(answer, told) ?? told}</li>;
            })}
          </ol>
        )}
        {children}
        <ReportLink
          kind="question"
          id={question._id}
          writerId={cook._id}
          label={text('reviews.report')}
          of={cook.name}
        />
      </article>
    </li>
  );
}

function AnswerText({ answer, children }: { answer: AnswerReply; children: ReactNode }) {
  const text = useText();
  return (
    <>
      <p className={styles.facts}>
        {answer.cook.name || text('questions.formerCook')}{' '}
        {answer.byAuthor && <span className={styles.author}>{text('questions.author')}</span>}{' '}
        <span>{text.date(answer.createdAt)}</span>
      </p>
      <p className={styles.text} dir="auto">
        {answer.text}
      </p>
      {children}
      <ReportLink
        kind="answer"
        id={answer._id}
        writerId={answer.cook._id}
        label={text('reviews.report')}
        of={answer.cook.name}
      />
    </>
  );
}
