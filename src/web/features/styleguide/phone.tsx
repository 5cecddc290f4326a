import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Tokens } from '#web/ui/read-tokens.ts';
import styles from './phone.module.css';

/** Something that a person does on the page of a phone. */
export type Act = (page: Document) => void;

type Props = {
  title: string;
  tokens: Tokens;
  height: number;
  /** What is done one after the other, each once the page has answered the one before. */
  acts?: readonly Act[];
  children: ReactNode;
};

/**
 * A window of a phone's width: style sheets ask for its size, what is fixed stands at its edges, and a dialog
 * lies over it alone. Nothing in it can be pressed, so that each state stays as it is.
 */
export function Phone({ title, tokens, height, acts = none, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const [isDrawn, setDrawn] = useState(false);
  const take = () => {
    const found = frame.current?.contentDocument;
    // Before its own document the frame has an empty one.
    if (!found?.doctype || found.readyState !== 'complete') return;
    dress(found, tokens);
    setPage(found);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame of the server's page has loaded before.
  useEffect(take, []);
  return (
    <iframe
      ref={frame}
      className={styles.phone}
      style={{ height }}
      title={title}
      srcDoc="<!doctype html>"
      onLoad={take}
      inert
      data-drawn={isDrawn || undefined}
    >
      {page &&
        createPortal(
          <Acted page={page} acts={acts} onEnd={() => setDrawn(true)}>
            {children}
          </Acted>,
          page.body,
        )}
    </iframe>
  );
}

const none: readonly Act[] = [];

/** Gives a document the looks of this one, in a theme. */
function dress(page: Document, tokens: Tokens): void {
  const view = page.defaultView as (Window & typeof globalThis) | null;
  if (!view) return;
  const sheet = new view.CSSStyleSheet();
  const rules = [...document.styleSheets].flatMap((one) => [...one.cssRules]);
  sheet.replaceSync(rules.map(({ cssText }) => cssText).join('\n'));
  page.adoptedStyleSheets = [sheet];
  const { documentElement: root } = page;
  root.lang = document.documentElement.lang;
  // A phone's take no room.
  root.style.setProperty('scrollbar-width', 'none');
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
}

type ActedProps = {
  page: Document;
  acts: readonly Act[];
  onEnd: () => void;
  children: ReactNode;
};

function Acted({ page, acts, onEnd, children }: ActedProps) {
  const [done, setDone] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each act once.
  useEffect(() => {
    const act = acts[done];
    act?.(page);
    // Far down the style guide they would wait for somebody to come near.
    for (const image of page.images) image.loading = 'eager';
    if (act) setDone(done + 1);
    else onEnd();
  }, [done]);
  return children;
}
