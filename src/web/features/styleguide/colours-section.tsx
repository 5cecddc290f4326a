import { contrast, controlPairs, textPairs } from '#web/ui/contrast.ts';
import type { Tokens } from '#web/ui/read-tokens.ts';
import type { SectionProps } from './both-themes.tsx';
import styles from './colours-section.module.css';

/** Every colour with its value, then every pair that must be readable with its contrast. */
export function ColoursSection({ tokens }: SectionProps) {
  const colours = Object.entries(tokens).filter(([, value]) => /^(#|rgb\()/.test(value));
  return (
    <>
      <ul className={styles.colours}>
        {colours.map(([name, value]) => (
          <li key={name} className={styles.colour}>
            <span className={styles.swatch} style={{ background: `var(${name})` }} />
            <code>{name}</code>
            <code className={styles.value}>{value}</code>
          </li>
        ))}
      </ul>
      <ul className={styles.pairs}>
        {[...textPairs, ...controlPairs].map(([mark, ground]) => (
          <Pair key={`${mark} ${ground}`} tokens={tokens} mark={mark} ground={ground} />
        ))}
      </ul>
    </>
  );
}

function Pair({ tokens, mark, ground }: { tokens: Tokens; mark: string; ground: string }) {
  const ratio = contrast(tokens[mark], tokens[ground]);
  const shown = `${mark.slice(2)} / ${ground.slice(2)} ${ratio.toFixed(1)}:1`;
  return (
    <li className={styles.pair} style={{ color: `var(${mark})`, background: `var(${ground})` }}>
      {shown}
    </li>
  );
}
