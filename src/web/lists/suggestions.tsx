import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Language } from '#contract/languages.ts';
import { loadTexts } from '#messages/catalogues.ts';
import { useText } from '../page/text.ts';
import styles from './suggestions.module.css';
import { type Option, useSuggestions } from './use-suggestions.ts';

/** The list of suggestions of a search field, once its texts are there. */
export async function suggestFor(
  input: HTMLInputElement,
  language: Language,
  toFood?: (food: string) => string,
  isReplacing = false,
): Promise<ReactNode> {
  await loadTexts(language, ['searchPage']);
  return <Suggestions input={input} toFood={toFood} isReplacing={isReplacing} />;
}

/** With `toFood` ingredients alone are suggested, and it says where one leads; `isReplacing` where no step back leads here. */
type Props = {
  input: HTMLInputElement;
  toFood?: ((food: string) => string) | undefined;
  isReplacing: boolean;
};

/**
 * Makes a search field a combobox (WAI-ARIA 1.2): arrows go through the list below it while the focus stays
 * in the field, Enter opens what is chosen and searches where nothing is, Escape closes the list.
 */
function Suggestions({ input, toFood, isReplacing }: Props) {
  const text = useText();
  const id = useId();
  const { groups, close } = useSuggestions(input, toFood);
  const options = groups.flatMap((group) => group.options);
  const [chosen, setChosen] = useState<Option | null>(null);
  const at = chosen ? options.indexOf(chosen) : -1;
  useCombobox(input, { id, at, isOpen: options.length > 0 });
  useKeys(input, { options, at, isReplacing, choose: setChosen, close });
  let n = -1;
  return (
    <>
      <span className="visually-hidden" role="status">
        {options.length > 0 && text('suggest.count', { n: options.length })}
      </span>
      {options.length > 0 && (
        <div id={id} role="listbox" aria-label={text('suggest.label')} className={styles.list}>
          {groups.map((group) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
            <div key={group.kind} role="group" aria-labelledby={`${id}-${group.kind}`}>
              <div id={`${id}-${group.kind}`} role="presentation" className={styles.heading}>
                {text(`suggest.${group.kind}`)}
              </div>
              {group.options.map(({ name, to }) => {
                n += 1;
                return (
                  <Link
                    key={to}
                    to={to}
                    replace={isReplacing}
                    preventScrollReset={toFood !== undefined}
                    id={`${id}-${n}`}
                    role="option"
                    aria-selected={n === at}
                    tabIndex={-1}
                    className={styles.option}
                    // The focus stays in the field: leaving it closes the list before the press counts.
                    onPointerDown={(event) => event.preventDefault()}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={close}
                  >
                    {name}
                  </Link>
                );
              })}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Tells what reads the page aloud of the list; a page that was never typed in has a plain field. */
function useCombobox(
  input: HTMLInputElement,
  { id, at, isOpen }: { id: string; at: number; isOpen: boolean },
): void {
  useEffect(() => {
    const told: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(isOpen),
      'aria-controls': isOpen ? id : null,
      'aria-activedescendant': at >= 0 ? `${id}-${at}` : null,
    };
    for (const [name, value] of Object.entries(told)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
    if (at >= 0) document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, at, isOpen]);
}

type Keys = {
  options: readonly Option[];
  at: number;
  isReplacing: boolean;
  choose: (option: Option | null) => void;
  close: () => void;
};

function useKeys(input: HTMLInputElement, { options, at, isReplacing, choose, close }: Keys): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (options.length === 0 || event.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      // One place more than there are options: beyond either end is the field itself.
      const places = options.length + 1;
      choose(options[((at + 1 + step + places) % places) - 1] ?? null);
    } else if (event.key === 'Enter' && options[at]) {
      void navigate(options[at].to, {
        replace: isReplacing,
        preventScrollReset: isReplacing,
      });
      close();
    } else if (event.key === 'Escape') close();
    else {
      if (event.key === 'Home' || event.key === 'End') choose(null);
      return;
    }
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    input.addEventListener('keydown', listen);
    return () => input.removeEventListener('keydown', listen);
  }, [input]);
}
