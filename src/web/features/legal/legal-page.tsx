import { Fragment, type ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { LegalPage as Page, TextBlock, TextRun } from '#contract/legal.ts';
import { apiContext } from '#web/context.ts';
import { failPage } from '#web/page/failures.ts';
import { PageMeta } from '#web/page/page-meta.tsx';
import { useSite, useText } from '#web/page/text.ts';
import { Container } from '#web/ui/container.tsx';
import styles from './legal-page.module.css';

/** Loads a text of the site's operator. */
export async function loadLegal(context: LoaderFunctionArgs['context'], page: Page) {
  const result = await context.get(apiContext).getLegalPage({ params: { page } });
  return result.ok ? result.data.blocks : failPage(result.code, result.status);
}

/** A text of the site's operator, as headings, paragraphs and lists. */
export function LegalPage({ page }: { page: Page }) {
  const text = useText();
  const { brand } = useSite();
  const blocks = useLoaderData<TextBlock[]>();
  const hasTitle = blocks.some(({ kind }) => kind === 'title');
  return (
    <Container className={styles.page}>
      <PageMeta title={`${text(`nav.${page}`)} · ${brand}`} />
      <article className={styles.text}>
        {hasTitle ? null : <h1>{text(`nav.${page}`)}</h1>}
        {grouped(blocks).map((group, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once, as a whole
          <Group key={n} blocks={group} />
        ))}
      </article>
    </Container>
  );
}

/** Items that follow each other are one list. */
function grouped(blocks: readonly TextBlock[]): TextBlock[][] {
  const groups: TextBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const isMore = isItem(block) && last?.[0]?.kind === block.kind;
    if (isMore) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const isItem = ({ kind }: TextBlock): boolean => kind === 'item' || kind === 'numbered';

function Group({ blocks }: { blocks: TextBlock[] }) {
  const [first] = blocks;
  if (!first) return null;
  if (first.kind === 'title') return <h1>{runs(first)}</h1>;
  if (first.kind === 'heading') return <h2>{runs(first)}</h2>;
  if (first.kind === 'paragraph') return <p>{runs(first)}</p>;
  const List = first.kind === 'numbered' ? 'ol' : 'ul';
  return (
    <List>
      {blocks.map((block, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once, as a whole
        <li key={n}>{runs(block)}</li>
      ))}
    </List>
  );
}

const runs = (block: TextBlock): ReactNode =>
  block.runs.map((run, n) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the text is shown once, as a whole
    <Fragment key={n}>{linked(run)}</Fragment>
  ));

function linked(run: TextRun): ReactNode {
  const { href } = run;
  if (!href) return shown(run);
  if (href.startsWith('/')) return <Link to={href}>{shown(run)}</Link>;
  return (
    <a href={href} rel="noreferrer noopener">
      {shown(run)}
    </a>
  );
}

function shown({ text, look }: TextRun): ReactNode {
  if (look === 'strong') return <strong>{text}</strong>;
  if (look === 'em') return <em>{text}</em>;
  return look === 'code' ? <code>{text}</code> : text;
}
