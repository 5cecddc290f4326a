import { useState } from 'react';
import type { Client } from '#contract/client.ts';
import type { CollectionCardReply } from '#contract/collection-fields.ts';
import { useApi } from '#web/data/api.ts';
import { CollectionCards } from '#web/lists/collection-cards.tsx';
import { useText } from '#web/page/text.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './cook-page.module.css';

type Page = { collections: CollectionCardReply[]; nextCursor?: string | undefined };

const none: Page = { collections: [] };

/** A page of the public collections of a cook, those left out that hold nothing; null where it does not come. */
async function askPage(api: Client, userId: string, cursor?: string): Promise<Page | null> {
  const query = { limit: 50, ...(cursor === undefined ? {} : { cursor }) };
  const result = await api.listCollections({ params: { userId }, query });
  if (!result.ok) return null;
  const collections = result.data.collections.filter(({ count }) => count > 0);
  return { collections, nextCursor: result.data.nextCursor };
}

/** The first public collections of a cook; none where they do not come. */
export async function loadCollections(api: Client, userId: string): Promise<Page> {
  return (await askPage(api, userId)) ?? none;
}

/** What the cook put together for everybody, page by page. */
export function CookCollections({ userId, first }: { userId: string; first: Page }) {
  const text = useText();
  const api = useApi();
  const [{ collections, nextCursor }, setShown] = useState(first);
  const [{ busy, failed }, setState] = useState({ busy: false, failed: false });
  const loadMore = async () => {
    if (busy) return;
    setState({ busy: true, failed: false });
    const page = await askPage(api, userId, nextCursor);
    setState({ busy: false, failed: page === null });
    const known = new Set(collections.map(({ _id }) => _id));
    const more = page?.collections.filter(({ _id }) => !known.has(_id)) ?? [];
    if (page) setShown({ ...page, collections: [...collections, ...more] });
  };
  if (collections.length === 0 && nextCursor === undefined) return null;
  return (
    <section className={styles.collections} aria-labelledby="collections">
      <h2 id="collections">{text('collection.ofCook')}</h2>
      <CollectionCards collections={collections} heading="h3" />
      {failed && <p role="alert">{text('collection.moreFailed')}</p>}
      {nextCursor !== undefined && (
        <Button onClick={() => void loadMore()} aria-disabled={busy || undefined}>
          {text('collection.more')}
        </Button>
      )}
    </section>
  );
}
