import { type ReactNode, useEffect, useRef } from 'react';

export type ForcedState = 'hover' | 'focus' | 'pressed';

const pseudoClasses: [RegExp, string][] = [
  [/:hover\b/g, '[data-forced~="hover"]'],
  [/:focus-visible\b/g, '[data-forced~="focus"]'],
  [/:focus-within\b/g, ':has([data-forced~="focus"])'],
  [/:active\b/g, '[data-forced~="pressed"]'],
];

type Props = { state: ForcedState; on?: string; children: ReactNode };

/** Shows what is inside as under the mouse, with the focus or pressed: the first element that `on` selects. */
export function Forced({
  state,
  on = 'button, a, input, select, textarea, summary',
  children,
}: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = frame.current?.querySelector<HTMLElement>(on);
    if (!target) throw new Error(`Nothing to show as ${state}: ${on}`);
    target.dataset.forced = state === 'pressed' ? 'hover pressed' : state;
  }, [state, on]);
  return (
    <div ref={frame} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}

/** While the page shows, each rule for a mouse, a key or a press holds for `data-forced` too. */
export function useForcedStates(): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    const rules = [...document.styleSheets].flatMap((one) => forcedRules(one.cssRules));
    sheet.replaceSync(rules.join('\n'));
    const before = document.adoptedStyleSheets;
    document.adoptedStyleSheets = [...before, sheet];
    return () => {
      document.adoptedStyleSheets = before;
    };
  }, []);
}

function forcedRules(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) {
      const inside = forcedRules(rule.cssRules);
      return inside.length ? [`@media ${rule.conditionText} { ${inside.join('\n')} }`] : [];
    }
    if (!(rule instanceof CSSStyleRule)) return [];
    const selector = pseudoClasses.reduce(
      (text, [pseudo, forced]) => text.replaceAll(pseudo, forced),
      rule.selectorText,
    );
    return selector === rule.selectorText ? [] : [`${selector} { ${rule.style.cssText} }`];
  });
}
