import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

type Props = {
  posts: {
    failed: boolean;
    busy: boolean;
    shown: { nextCursor?: string } | null;
    loadMore: () => Promise<void>;
  };
  /** Asks anew for what did not come. */
  onRetry: () => void;
  words: { failed: string; retry: string; more: string };
};

/** What comes behind a list of posts: more of it, or that it failed. */
export function RestOfPosts({ posts, onRetry, words }: Props) {
  const { failed, busy, shown, loadMore } = posts;
  return (
    <>
      {failed && <p role="alert">{words.failed}</p>}
      {(failed || !shown || shown.nextCursor !== undefined) && (
        <Button
          aria-disabled={busy || undefined}
          onClick={() => (failed || !shown ? onRetry() : void loadMore())}
        >
          {busy && <Spinner />}
          {failed ? words.retry : words.more}
        </Button>
      )}
    </>
  );
}
