import type { CSSProperties, ReactNode } from 'react';
import type { Tokens } from '#web/ui/read-tokens.ts';
import styles from './both-themes.module.css';
import { tokens } from './tokens.ts';
import { words } from './words.ts';

export type SectionProps = {
  /** The tokens of the theme that the section is drawn in. */
  tokens: Tokens;
};

/** Draws a section in light and in dark colours side by side, whatever the page's own theme is. */
export function BothThemes({ draw }: { draw: (tokens: Tokens) => ReactNode }) {
  return (
    <div className={styles.themes}>
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={styles.theme} style={styleOf(theme)} data-panel={theme}>
          <p className={styles.name}>{words[theme]}</p>
          {draw(tokens[theme])}
        </div>
      ))}
    </div>
  );
}

/** Sets every token anew on the panel: what is inside takes the theme from there. */
function styleOf(theme: 'light' | 'dark'): CSSProperties {
  return { ...(tokens[theme] as CSSProperties), colorScheme: theme };
}
